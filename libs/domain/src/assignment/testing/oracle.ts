import type { AssignmentDay, DayParty } from '../day.ts';
import type { FloorTable } from '../floor.ts';
import { countsOf, placesOf, unfitness, type Place } from '../places.ts';
import { costsOf, valueOf } from '../points.ts';

/** A party at tables: what the database holds, and what it compares. */
export interface Held {
  party: DayParty;
  tables: readonly FloorTable[];
}

/** By the definition, minute by minute: two stays at one table, with its clearing time between. */
export function collide(one: Held, other: Held): boolean {
  return one.tables.some((table) => {
    const clearing = table.clearingMinutes ?? 0;
    return (
      other.tables.includes(table) &&
      one.party.from < other.party.to + clearing &&
      other.party.from < one.party.to + clearing
    );
  });
}

export function holdOf(day: AssignmentDay, party: DayParty): Held {
  return { party, tables: day.floor.tables.filter((table) => party.tableIds.includes(table.id)) };
}

interface Best {
  /** Points of the best plan in which nobody loses a table; undefined when there is none. */
  points: number | undefined;
  guests: number;
}

/**
 * Tries every plan there is. `movable` may be moved and keep a table when they have one; `must`
 * have to get one.
 */
export function tryAll(
  day: AssignmentDay,
  movable: readonly DayParty[],
  must: (party: DayParty) => boolean = (party) => party.tableIds.length > 0,
): Best {
  const places = placesOf(day.floor);
  const best: Best = { points: undefined, guests: 0 };
  const staying = day.parties
    .filter((party) => !movable.includes(party) && party.tableIds.length > 0)
    .map((party) => holdOf(day, party));
  visit(0, 0, 0, staying);
  return best;

  function visit(index: number, points: number, guests: number, held: readonly Held[]): void {
    const party = movable[index];
    if (!party) {
      best.points = Math.max(best.points ?? -Infinity, points);
      best.guests = Math.max(best.guests, guests);
      return;
    }
    for (const place of places) {
      if (unfitness(day, party, place)) continue;
      const next = { party, tables: tablesOf(day, place) };
      if (held.some((other) => collide(next, other))) continue;
      const value = valueOf(party.persons, costsOf(countsOf(day.floor, party, place)));
      visit(index + 1, points + value, guests + party.persons, [...held, next]);
    }
    if (!must(party)) visit(index + 1, points, guests, held);
  }
}

function tablesOf(day: AssignmentDay, place: Place): FloorTable[] {
  return place.members.map((index) => day.floor.tables[index]!);
}
