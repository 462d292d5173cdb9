import { holdsUntil } from '../reservation/overlay.ts';
import { isOccupying } from '../reservation/status.ts';
import { addMinutes, minutesBetween, type Minute } from '../time/minute.ts';
import type { TableParty } from './table-state.ts';

export interface PlaceTable {
  id: string;
  seats: number;
  /** Smaller parties are not put here. */
  minPersons: number;
  /** Minutes between one party and the next. */
  clearingMinutes: number;
}

/** Tables that can be pushed together. */
export interface PlaceSet {
  tableIds: readonly string[];
  minPersons: number;
  maxPersons: number;
}

export interface PlaceWish {
  persons: number;
  start: Minute;
  /** Minutes. */
  duration: number;
  now: Minute;
  /** A party that is moved does not stand in its own way. */
  except?: string | undefined;
}

/** A table, or several together, that takes a party. */
export interface FreePlace {
  tables: readonly string[];
  seats: number;
  /** When the next party needs it laid; undefined: nobody comes after. */
  until: Minute | undefined;
  /** Whether the wished stay ends before that. */
  isWhole: boolean;
}

/** Minutes: a place for less than a drink is none. */
const shortestSitting = 30;

/**
 * Where a party can sit, the best first: places for the whole stay before shorter ones, single tables
 * before sets, then those that waste the fewest seats.
 */
export function freePlaces(
  floor: { tables: readonly PlaceTable[]; sets: readonly PlaceSet[] },
  parties: readonly TableParty[],
  wish: PlaceWish,
): FreePlace[] {
  const busy = partiesByTable(parties, wish);
  const gaps = new Map(floor.tables.map((table) => [table.id, gapOf(table, busy, wish)]));
  const singles = floor.tables
    .filter(({ seats, minPersons }) => seats >= wish.persons && minPersons <= wish.persons)
    .map((table) => ({ tables: [table.id], seats: table.seats }));
  const sets = floor.sets
    .filter((set) => set.minPersons <= wish.persons && wish.persons <= set.maxPersons)
    .filter((set) => set.tableIds.every((table) => gaps.has(table)))
    .map((set) => ({ tables: set.tableIds, seats: set.maxPersons }));
  const places = [...singles, ...sets].flatMap(({ tables, seats }): FreePlace[] => {
    const until = earliest(tables.map((table) => gaps.get(table)));
    if (until === 'taken') return [];
    const minutes = until === undefined ? Infinity : minutesBetween(wish.start, until);
    if (minutes < shortestSitting) return [];
    return [{ tables, seats, until, isWhole: minutes >= wish.duration }];
  });
  return places.toSorted(byWorth);
}

/** Who holds one of the tables during a stay: why a party cannot be put there. */
export function holderOf<Party extends TableParty>(
  tables: readonly string[],
  parties: readonly Party[],
  { start, duration, now, except }: Omit<PlaceWish, 'persons'>,
): Party | undefined {
  const end = addMinutes(start, duration);
  return parties.find(
    (party) =>
      party.id !== except &&
      isOccupying(party.status) &&
      party.tables.some((table) => tables.includes(table)) &&
      party.start < end &&
      start < holdsUntil(party, now),
  );
}

/** Until when a table is free from the wished start on; `taken` when it is not. */
type Gap = Minute | undefined | 'taken';

function gapOf(
  { id, clearingMinutes }: PlaceTable,
  busy: ReadonlyMap<string, readonly TableParty[]>,
  { start, now }: PlaceWish,
): Gap {
  let until: Minute | undefined;
  for (const party of busy.get(id) ?? []) {
    // Who still sits past their end leaves nobody knows when, but not before now.
    const free = addMinutes(holdsUntil(party, now), clearingMinutes);
    const laid = addMinutes(party.start, -clearingMinutes);
    const isOverstaying = party.status === 'SEATED' && start <= now;
    if (isOverstaying || (laid <= start && start < free)) return 'taken';
    if (laid > start && (until === undefined || laid < until)) until = laid;
  }
  return until;
}

function earliest(gaps: readonly (Gap | undefined)[]): Gap {
  let until: Minute | undefined;
  for (const gap of gaps) {
    if (gap === 'taken') return gap;
    if (gap !== undefined && (until === undefined || gap < until)) until = gap;
  }
  return until;
}

function partiesByTable(parties: readonly TableParty[], { except }: PlaceWish) {
  const occupying = parties.filter(({ id, status }) => id !== except && isOccupying(status));
  const pairs = occupying.flatMap((party) => party.tables.map((table) => ({ table, party })));
  const grouped = Map.groupBy(pairs, ({ table }) => table);
  return new Map([...grouped].map(([table, held]) => [table, held.map(({ party }) => party)]));
}

function byWorth(first: FreePlace, second: FreePlace): number {
  return (
    Number(second.isWhole) - Number(first.isWhole) ||
    first.tables.length - second.tables.length ||
    first.seats - second.seats
  );
}
