import type { AssignmentDay, DayParty } from './day.ts';
import { countsOf, isAt, placesOf, unfitness, type Place } from './places.ts';
import { costsOf, guestPoints, valueOf } from './points.ts';

/**
 * A day as numbers. Two parties meet exactly when one of them is there in the minute in which the
 * other comes, so the slots of the day are the minutes in which somebody comes: bit sets over them
 * lose nothing, whatever the minutes are (64 different starts are two words).
 */
export interface CompiledDay {
  day: AssignmentDay;
  places: readonly Place[];
  /** Who may be put somewhere: indexes below are into this list. */
  movable: readonly DayParty[];
  /** Who stays: held, or standing where the rules would not have put them. */
  staying: readonly DayParty[];
  slots: number;
  words: number;
  tables: number;
  /** Tables differ in their clearing time: the index of each table's. */
  clearingOf: Int32Array;
  /** Slot in which each movable party comes. */
  first: Int32Array;
  /** First slot after the party and the clearing: `clearing * movable.length + party`. */
  after: Int32Array;
  /** `(clearing * movable.length + party) * words`. */
  masks: Int32Array;
  /** Slots of a table that who stays holds: `table * words`. */
  blocked: Int32Array;
  /** Where each party can sit, dearest place last. */
  candidates: readonly Candidates[];
  /** The place at which each party stands, or -1. */
  current: Int32Array;
  /** Points that are no guests: added to every value of a party that has a table. */
  keeping: number;
}

export interface Candidates {
  places: Int32Array;
  /** Points of the party at each of the places, falling. */
  values: Int32Array;
}

/**
 * What a party that has a table counts above its guests: more than any two that wait, so that
 * nobody loses a table for somebody else.
 */
function pointsForKeeping(day: AssignmentDay): number {
  const largest = day.parties.reduce((most, party) => Math.max(most, party.persons), 0);
  return guestPoints * (2 * largest + 1);
}

export function compileDay(day: AssignmentDay): CompiledDay {
  const places = placesOf(day.floor);
  const keeping = pointsForKeeping(day);
  const { movable, staying, candidates, current } = split(day, places, keeping);
  const starts = [...new Set(day.parties.map((party) => party.from))].toSorted((a, b) => a - b);
  const words = Math.max(1, Math.ceil(starts.length / 32));
  const minutes = day.floor.tables.map((table) => table.clearingMinutes ?? 0);
  const clearings = [...new Set(minutes)];
  const clearingOf = Int32Array.from(minutes, (each) => clearings.indexOf(each));

  const count = movable.length;
  const first = Int32Array.from(movable, (party) => slotAt(starts, party.from));
  const after = new Int32Array(clearings.length * count);
  const masks = new Int32Array(clearings.length * count * words);
  clearings.forEach((clearing, index) => {
    movable.forEach((party, number) => {
      const at = index * count + number;
      after[at] = slotAt(starts, party.to + clearing);
      setBits(masks, at * words, first[number]!, after[at]);
    });
  });

  const blocked = new Int32Array(day.floor.tables.length * words);
  const indexes = new Map(day.floor.tables.map((table, index) => [table.id, index]));
  for (const party of staying) {
    for (const id of party.tableIds) {
      const table = indexes.get(id);
      if (table === undefined) continue;
      const end = slotAt(starts, party.to + minutes[table]!);
      setBits(blocked, table * words, slotAt(starts, party.from), end);
    }
  }
  return {
    day,
    places,
    movable,
    staying,
    candidates,
    current,
    keeping,
    slots: starts.length,
    words,
    tables: day.floor.tables.length,
    clearingOf,
    first,
    after,
    masks,
    blocked,
  };
}

/** The number of starts that lie before the minute. */
function slotAt(starts: readonly number[], minute: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

function setBits(bits: Int32Array, offset: number, from: number, to: number): void {
  for (let slot = from; slot < to; slot += 1) bits[offset + (slot >> 5)]! |= 1 << (slot & 31);
}

function split(day: AssignmentDay, places: readonly Place[], keeping: number) {
  const movable: DayParty[] = [];
  const staying: DayParty[] = [];
  const candidates: Candidates[] = [];
  const current: number[] = [];
  const known = new Map<string, Candidates>();
  const close = withoutClearing(day);
  for (const party of day.parties) {
    const options = candidatesOf(day, party, places, keeping, known);
    const at = party.tableIds.length > 0 ? placeAt(day, party, places, options) : -1;
    if (party.hold !== undefined || at === undefined || close.has(party)) {
      if (party.tableIds.length > 0) staying.push(party);
      continue;
    }
    movable.push(party);
    candidates.push(options);
    current.push(at);
  }
  return { movable, staying, candidates, current: Int32Array.from(current) };
}

/** Who was put closer together by hand than the clearing time allows: these are left alone. */
function withoutClearing(day: AssignmentDay): Set<DayParty> {
  const close = new Set<DayParty>();
  for (const table of day.floor.tables) {
    const there = day.parties
      .filter((party) => party.tableIds.includes(table.id))
      .toSorted((one, other) => one.from - other.from);
    let before: DayParty | undefined;
    for (const party of there) {
      if (before && party.from < before.to + (table.clearingMinutes ?? 0)) {
        close.add(before).add(party);
      }
      if (!before || party.to > before.to) before = party;
    }
  }
  return close;
}

/** The candidate at which the party stands; undefined when the rules would not have put it there. */
function placeAt(
  day: AssignmentDay,
  party: DayParty,
  places: readonly Place[],
  options: Candidates,
): number | undefined {
  return options.places.find((index) => {
    const members = places[index]!.members;
    return isAt(
      party,
      members.flatMap((member) => day.floor.tables[member] ?? []),
    );
  });
}

/** Parties of one size and one wish that stand nowhere have the same candidates. */
function candidatesOf(
  day: AssignmentDay,
  party: DayParty,
  places: readonly Place[],
  keeping: number,
  known: Map<string, Candidates>,
): Candidates {
  const { persons, roomId, wishes, tableIds } = party;
  const key = JSON.stringify([persons, roomId, wishes, tableIds]);
  const found = known.get(key);
  if (found) return found;
  const fitting = places
    .flatMap((place, index) => {
      if (unfitness(day, party, place)) return [];
      const points = valueOf(persons, costsOf(countsOf(day.floor, party, place)));
      return [{ index, value: points + (tableIds.length > 0 ? keeping : 0) }];
    })
    .toSorted((one, other) => other.value - one.value);
  const made = {
    places: Int32Array.from(fitting, (each) => each.index),
    values: Int32Array.from(fitting, (each) => each.value),
  };
  known.set(key, made);
  return made;
}
