import type { CompiledDay } from './compile-day.ts';
import { bestFree, emptySeating, isFree, seat, unseat, type Seating } from './seating.ts';

/** Everybody where they stand now. */
export function seatingOf(of: CompiledDay): Seating {
  const seating = emptySeating(of);
  of.current.forEach((place, party) => {
    if (place >= 0) seatAt(seating, party, of.candidates[party]!.places.indexOf(place));
  });
  return seating;
}

export function seatAt(seating: Seating, party: number, candidate: number): void {
  const { places, values } = seating.of.candidates[party]!;
  seat(seating, party, places[candidate]!, values[candidate]!);
}

/** Everybody who waits gets the best place that is left, in this order. */
export function seatInOrder(seating: Seating, order: readonly number[]): void {
  for (const party of order) {
    if (seating.placeOf[party] !== -1) continue;
    const candidate = bestFree(seating, party);
    if (candidate >= 0) seatAt(seating, party, candidate);
  }
}

/** The better of best fit as the parties are listed and of best fit with the largest first. */
export function bestFit(of: CompiledDay): Seating {
  const listed = [...of.movable.keys()];
  const largestFirst = listed.toSorted(
    (one, other) => of.movable[other]!.persons - of.movable[one]!.persons,
  );
  const [first, second] = [listed, largestFirst].map((order) => {
    const seating = seatingOf(of);
    seatInOrder(seating, order);
    return seating;
  });
  return second!.value > first!.value ? second! : first!;
}

/** Lets each party have a better place while one is free; nobody else is touched. */
export function polish(seating: Seating): void {
  let before: number;
  do {
    before = seating.value;
    for (let party = 0; party < seating.placeOf.length; party += 1) takeBetter(seating, party);
  } while (seating.value > before);
}

function takeBetter(seating: Seating, party: number): void {
  const was = seating.placeOf[party]!;
  const { places, values } = seating.of.candidates[party]!;
  const now = was === -1 ? values.length : places.indexOf(was);
  unseat(seating, party);
  for (let index = 0; index < now; index += 1) {
    if (now < values.length && values[index]! <= values[now]!) break;
    if (isFree(seating, party, places[index]!)) return seatAt(seating, party, index);
  }
  if (was !== -1) seatAt(seating, party, now);
}
