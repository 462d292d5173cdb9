import type { AssignmentDay, DayParty } from './day.ts';
import { candidatesAt, choicesOf, type Candidates, type Choices } from './candidates.ts';
import { placesOf, type Place } from './places.ts';
import { guestPoints } from './points.ts';

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
  const known = new Map<string, { choices: Choices; waiting: Candidates }>();
  const byTables = placesByTables(day, places);
  const close = withoutClearing(day);
  for (const party of day.parties) {
    const key = JSON.stringify([party.persons, party.roomId, party.wishes]);
    let kind = known.get(key);
    if (!kind) {
      const choices = choicesOf(day, party, places);
      kind = { choices, waiting: { places: choices.places, values: choices.staying } };
      known.set(key, kind);
    }
    if (party.tableIds.length === 0) {
      // Who is held and stands nowhere is nowhere to be put: nobody asks for it.
      if (party.hold !== undefined) continue;
      movable.push(party);
      candidates.push(kind.waiting);
      current.push(-1);
      continue;
    }
    const place = byTables.get(party.tableIds.toSorted().join()) ?? -1;
    // Where the rules would not have put the party a hand has.
    const isByHand = !kind.choices.places.includes(place) || close.has(party);
    if (party.hold !== undefined || isByHand) {
      staying.push(party);
      continue;
    }
    movable.push(party);
    candidates.push(candidatesAt(kind.choices, place, keeping));
    current.push(place);
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

/** The place at which the party stands, by its tables in any order. */
function placesByTables(day: AssignmentDay, places: readonly Place[]): Map<string, number> {
  return new Map(
    places.map((place, index) => {
      const ids = place.members.map((table) => day.floor.tables[table]!.id);
      return [ids.toSorted().join(), index];
    }),
  );
}
