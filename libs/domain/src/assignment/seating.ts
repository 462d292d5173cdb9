import type { CompiledDay } from './compile-day.ts';

const free = -1;

/** Who sits where while a plan is being made. Only `seat` and `unseat` change it. */
export interface Seating {
  of: CompiledDay;
  /** The place of each movable party, or -1. */
  placeOf: Int32Array;
  /** Points of each seated party where it sits, else 0. */
  valueOf: Int32Array;
  /** `table * words`. */
  busy: Int32Array;
  /** `table * slots`: the movable party, or -1. */
  occupants: Int16Array;
  value: number;
}

export function emptySeating(of: CompiledDay): Seating {
  return {
    of,
    placeOf: new Int32Array(of.movable.length).fill(free),
    valueOf: new Int32Array(of.movable.length),
    busy: of.blocked.slice(),
    occupants: new Int16Array(of.tables * of.slots).fill(free),
    value: 0,
  };
}

export function isFree({ of, busy }: Seating, party: number, place: number): boolean {
  const { words, masks, clearingOf } = of;
  const count = of.movable.length;
  const { members } = of.places[place]!;
  for (const table of members) {
    const mask = (clearingOf[table]! * count + party) * words;
    const at = table * words;
    for (let word = 0; word < words; word += 1) {
      if ((busy[at + word]! & masks[mask + word]!) !== 0) return false;
    }
  }
  return true;
}

/** Puts the party at a place that is free for it. */
export function seat(seating: Seating, party: number, place: number, value: number): void {
  seating.placeOf[party] = place;
  seating.valueOf[party] = value;
  seating.value += value;
  mark(seating, party, place, party);
}

export function unseat(seating: Seating, party: number): void {
  const place = seating.placeOf[party]!;
  if (place === free) return;
  seating.value -= seating.valueOf[party]!;
  seating.valueOf[party] = 0;
  seating.placeOf[party] = free;
  mark(seating, party, place, free);
}

function mark({ of, busy, occupants }: Seating, party: number, place: number, by: number): void {
  const { words, slots, masks, clearingOf, first, after } = of;
  const count = of.movable.length;
  for (const table of of.places[place]!.members) {
    const of = clearingOf[table]! * count + party;
    for (let word = 0; word < words; word += 1) {
      // A party only ever sits on slots that nobody else has, so this sets and clears its own bits.
      busy[table * words + word]! ^= masks[of * words + word]!;
    }
    occupants.fill(by, table * slots + first[party]!, table * slots + after[of]!);
  }
}

/** The free place of the highest value as an index into the party's candidates, or -1. */
export function bestFree(seating: Seating, party: number): number {
  const { places } = seating.of.candidates[party]!;
  for (let index = 0; index < places.length; index += 1) {
    if (isFree(seating, party, places[index]!)) return index;
  }
  return -1;
}

/**
 * Who stands in the way of the party at this place, into `into`; the number of them, or -1 when one
 * of them stays or when there are more than `into` can hold.
 */
export function inTheWay(
  { of, busy, occupants }: Seating,
  party: number,
  place: number,
  into: Int32Array,
): number {
  const { words, slots, masks, clearingOf, first, after, blocked } = of;
  const all = of.movable.length;
  let count = 0;
  for (const table of of.places[place]!.members) {
    const at = clearingOf[table]! * all + party;
    let isBusy = false;
    for (let word = 0; word < words; word += 1) {
      const mask = masks[at * words + word]!;
      if ((blocked[table * words + word]! & mask) !== 0) return -1;
      if ((busy[table * words + word]! & mask) !== 0) isBusy = true;
    }
    if (!isBusy) continue;
    const end = table * slots + after[at]!;
    for (let slot = table * slots + first[party]!; slot < end; slot += 1) {
      const other = occupants[slot]!;
      if (other === free || other === party) continue;
      if (holds(into, count, other)) continue;
      if (count === into.length) return -1;
      into[count] = other;
      count += 1;
    }
  }
  return count;
}

function holds(list: Int32Array, count: number, wanted: number): boolean {
  for (let at = 0; at < count; at += 1) if (list[at] === wanted) return true;
  return false;
}
