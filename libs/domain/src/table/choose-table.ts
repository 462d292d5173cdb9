import type { EpochMinute } from '../time/minute.ts';

/** A table, or a set of tables that can be pushed together. */
export interface TableOffer {
  id: string;
  /** 0 marks an object that nobody can sit at (specification §5). */
  seats: number;
  /** Smaller parties are not put here; absent means one person. */
  minPersons?: number;
  /** The tables of a set, which it occupies all; absent: it is a table itself. */
  members?: readonly string[];
  /** False when its room is left out of automatic assignment or switched off. */
  assignable: boolean;
}

/** A table in use; `to` is exclusive. */
export interface Occupation {
  table: string;
  from: EpochMinute;
  to: EpochMinute;
}

export interface Stay {
  from: EpochMinute;
  to: EpochMinute;
}

export function overlaps(first: Stay, second: Stay): boolean {
  return first.from < second.to && second.from < first.to;
}

/** The tables that are taken when a party sits there. */
export function tablesOf({ id, members }: TableOffer): readonly string[] {
  return members ?? [id];
}

/**
 * The free place that wastes the fewest seats, by order of the list among equals; undefined when
 * none fits. `maxFreeSeats` (decisions §2): at most so many chairs may stay empty; negative means
 * any number.
 */
export function chooseTable(
  tables: readonly TableOffer[],
  occupations: readonly Occupation[],
  party: { persons: number; stay: Stay; maxFreeSeats: number },
): TableOffer | undefined {
  return tables
    .filter((table) => fits(table, party))
    .filter((offer) => {
      const tables = tablesOf(offer);
      return !occupations.some((each) => tables.includes(each.table) && overlaps(each, party.stay));
    })
    .toSorted((first, second) => first.seats - second.seats)[0];
}

function fits(table: TableOffer, party: { persons: number; maxFreeSeats: number }): boolean {
  const free = table.seats - party.persons;
  return (
    table.assignable &&
    table.seats > 0 &&
    free >= 0 &&
    party.persons >= (table.minPersons ?? 1) &&
    (party.maxFreeSeats < 0 || free <= party.maxFreeSeats)
  );
}
