import { seatAt } from '@stammtisch/domain/assignment/best-fit';
import type { CompiledDay } from '@stammtisch/domain/assignment/compile-day';
import { emptySeating, isFree, type Seating } from '@stammtisch/domain/assignment/seating';

/** Everybody, as they asked, gets the first place of the house that is free and large enough. */
export function firstFit(of: CompiledDay): Seating {
  const seating = emptySeating(of);
  of.candidates.forEach(({ places }, party) => {
    const free = places.filter((place) => isFree(seating, party, place));
    if (free.length > 0) seatAt(seating, party, places.indexOf(Math.min(...free)));
  });
  return seating;
}
