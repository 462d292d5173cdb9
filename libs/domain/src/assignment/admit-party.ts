import { seatAt, seatingOf } from './best-fit.ts';
import { choiceFor, type PlaceChoice } from './choose-place.ts';
import { compileDay } from './compile-day.ts';
import type { AssignmentDay } from './day.ts';
import { tablesAt, type PlannedMove } from './plan-day.ts';
import { inTheWay, isFree, seat, unseat, type Seating } from './seating.ts';

export type Admission =
  | { kind: 'free'; choice: Extract<PlaceChoice, { kind: 'chosen' }> }
  /** It fits once these others sit elsewhere; each of them keeps its time. */
  | { kind: 'moves'; tableIds: readonly string[]; moves: readonly PlannedMove[] }
  /** Whoever is moved where: it does not fit. */
  | { kind: 'full' }
  /** Nothing was found within the given moves or tries. */
  | { kind: 'unknown' }
  | { kind: 'held' };

export interface AdmissionLimits {
  /** How many others may be moved. */
  moves?: number;
  /** How many places may be tried before the search gives up. */
  tries?: number;
}

/**
 * The fewest moves of others after which the party has a table. Nobody who stays is touched, and
 * everybody who has a table keeps one.
 */
export function admitParty(
  day: AssignmentDay,
  partyId: string,
  limits: AdmissionLimits = {},
): Admission {
  const of = compileDay(day);
  const party = of.movable.findIndex((each) => each.id === partyId);
  if (party < 0) return { kind: 'held' };
  const seating = seatingOf(of);
  unseat(seating, party);
  const choice = choiceFor(seating, party);
  if (choice.kind === 'chosen') return { kind: 'free', choice };
  const outcome = makeRoom(seating, party, limits);
  if (outcome !== 'made') return { kind: outcome };
  const moves = of.movable.flatMap((other, number): PlannedMove[] => {
    const place = seating.placeOf[number]!;
    if (number === party || place === of.current[number] || place === -1) return [];
    return [{ party: other, tableIds: tablesAt(of, place) }];
  });
  return { kind: 'moves', tableIds: tablesAt(of, seating.placeOf[party]!), moves };
}

/**
 * Seats a waiting party with as few moves of others as it takes. Every move of a smallest plan
 * makes way for somebody, so trying all who stand in the way, one move more each round, misses no
 * plan.
 */
export function makeRoom(
  seating: Seating,
  party: number,
  { moves: most = Infinity, tries = 10_000 }: AdmissionLimits = {},
): 'made' | 'full' | 'unknown' {
  if (isOverfull(seating, party)) return 'full';
  const search = new RoomSearch(seating, tries);
  const parties = seating.of.movable.length;
  for (let moves = 0; moves <= Math.min(most, parties); moves += 1) {
    search.wasCut = false;
    if (search.place([party], moves)) return 'made';
    if (search.triesLeft <= 0) return 'unknown';
    // Not a single place was left out because it would have taken one move more.
    if (!search.wasCut) return 'full';
  }
  return 'unknown';
}

class RoomSearch {
  wasCut = false;
  triesLeft: number;
  readonly #seating: Seating;
  /** Who has a new place: nobody is moved twice. */
  readonly #settled = new Set<number>();

  constructor(seating: Seating, tries: number) {
    this.#seating = seating;
    this.triesLeft = tries;
  }

  /** Finds places for all of them while moving at most so many others. Undone when it fails. */
  place(waiting: readonly number[], moves: number): boolean {
    const [party, ...rest] = waiting;
    if (party === undefined) return true;
    const { of } = this.#seating;
    const { places } = of.candidates[party]!;
    this.#settled.add(party);
    const others = new Int32Array(of.tables);
    for (let index = 0; index < places.length && this.triesLeft > 0; index += 1) {
      this.triesLeft -= 1;
      const count = inTheWay(this.#seating, party, places[index]!, others);
      if (count < 0 || this.#anySettled(others, count)) continue;
      if (count > moves) {
        this.wasCut = true;
        continue;
      }
      if (this.#tryWith(party, index, others.slice(0, count), rest, moves - count)) return true;
    }
    this.#settled.delete(party);
    return false;
  }

  #tryWith(
    party: number,
    candidate: number,
    others: Int32Array,
    rest: readonly number[],
    moves: number,
  ): boolean {
    const seating = this.#seating;
    const places = others.map((other) => seating.placeOf[other]!);
    const values = others.map((other) => seating.valueOf[other]!);
    for (const other of others) unseat(seating, other);
    seatAt(seating, party, candidate);
    if (this.place([...others, ...rest], moves)) return true;
    unseat(seating, party);
    others.forEach((other, at) => seat(seating, other, places[at]!, values[at]!));
    return false;
  }

  #anySettled(others: Int32Array, count: number): boolean {
    for (let at = 0; at < count; at += 1) if (this.#settled.has(others[at]!)) return true;
    return false;
  }
}

/**
 * Whether in some slot of the party's stay more parties than tables would be there: of those who
 * are as hard to seat as it is, and of the tables at which any of them could sit.
 */
function isOverfull(seating: Seating, party: number): boolean {
  const { of } = seating;
  for (const least of [1, of.movable[party]!.persons]) {
    const tables = tablesFor(seating, party, least);
    for (let slot = of.first[party]!; slot < of.slots && isThere(seating, party, slot); slot += 1) {
      const open = tables.filter((table) => {
        const word = of.blocked[table * of.words + (slot >> 5)]!;
        return (word & (1 << (slot & 31))) === 0;
      }).length;
      if (1 + seatedAt(seating, slot, least) > open) return true;
    }
  }
  return false;
}

/** Tables at which a party of so many or more could sit. */
function tablesFor({ of, placeOf }: Seating, party: number, least: number): number[] {
  const tables = new Set<number>();
  const seen = new Set<object>();
  of.movable.forEach((each, number) => {
    const candidates = of.candidates[number]!;
    if (number !== party && (each.persons < least || placeOf[number] === -1)) return;
    if (seen.has(candidates)) return;
    seen.add(candidates);
    for (const place of candidates.places) {
      for (const table of of.places[place]!.members) tables.add(table);
    }
  });
  return [...tables];
}

function seatedAt(seating: Seating, slot: number, least: number): number {
  const { of, placeOf } = seating;
  let count = 0;
  for (let party = 0; party < placeOf.length; party += 1) {
    if (placeOf[party] === -1 || of.movable[party]!.persons < least) continue;
    if (isThere(seating, party, slot)) count += 1;
  }
  return count;
}

/** Without any clearing time: what is true of the stay alone is true of every table. */
function isThere({ of }: Seating, party: number, slot: number): boolean {
  const count = of.movable.length;
  let after = Infinity;
  for (let at = party; at < of.after.length; at += count) after = Math.min(after, of.after[at]!);
  return of.first[party]! <= slot && slot < after;
}

/** Whether the party finds a table, with others moved for it or not; the seating stays as it is. */
export function canBeAdmitted(seating: Seating, party: number, limits?: AdmissionLimits): boolean {
  const { places } = seating.of.candidates[party]!;
  for (const place of places) if (isFree(seating, party, place)) return true;
  const copy: Seating = {
    ...seating,
    placeOf: seating.placeOf.slice(),
    valueOf: seating.valueOf.slice(),
    busy: seating.busy.slice(),
    occupants: seating.occupants.slice(),
  };
  return makeRoom(copy, party, limits) === 'made';
}
