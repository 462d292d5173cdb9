import type { AssignmentDay, DayParty } from './day.ts';
import { countsOf, unfitness, type Place } from './places.ts';
import { costsOf, valueOf } from './points.ts';

/** Where a party can sit, dearest place last. */
export interface Candidates {
  places: Int32Array;
  /** Points of the party at each of the places, falling. */
  values: Int32Array;
}

/** What every party of one size and one wish can choose from, the best place first. */
export interface Choices {
  places: Int32Array;
  /** Points of a party that comes from nowhere or stays, and of one that moves there. */
  staying: Int32Array;
  moving: Int32Array;
}

export function choicesOf(day: AssignmentDay, party: DayParty, places: readonly Place[]): Choices {
  const fitting = places
    .flatMap((place, index) => {
      if (unfitness(day, party, place)) return [];
      const counts = countsOf(day.floor, party, place);
      const [staying, moving] = [0, 1].map((move) =>
        valueOf(party.persons, costsOf({ ...counts, move })),
      );
      return [{ index, staying: staying!, moving: moving! }];
    })
    .toSorted((one, other) => other.staying - one.staying);
  return {
    places: Int32Array.from(fitting, (each) => each.index),
    staying: Int32Array.from(fitting, (each) => each.staying),
    moving: Int32Array.from(fitting, (each) => each.moving),
  };
}

/** Who waits takes the choices as they are; whoever stands somewhere would rather stay there. */
export function candidatesAt(
  { places, staying, moving }: Choices,
  place: number,
  keeping: number,
): Candidates {
  const candidates = { places: places.slice(), values: moving.map((value) => value + keeping) };
  let at = places.indexOf(place);
  const own = staying[at]! + keeping;
  for (; at > 0 && candidates.values[at - 1]! < own; at -= 1) {
    candidates.places[at] = candidates.places[at - 1]!;
    candidates.values[at] = candidates.values[at - 1]!;
  }
  candidates.places[at] = place;
  candidates.values[at] = own;
  return candidates;
}
