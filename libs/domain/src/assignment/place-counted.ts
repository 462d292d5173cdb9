import type { CompiledDay } from './compile-day.ts';
import type { Relaxation } from './relaxation.ts';
import { isFree, seat, type Seating } from './seating.ts';

/**
 * Gives every counted party a table of its kind, in the order in which they come: a table that was
 * left last and that is needed again soonest, so that the long gaps stay whole. Sets come first,
 * because tables for them must be free side by side. Who finds nothing stays without.
 */
export function placeCounted(seating: Seating, relaxation: Relaxation, chosen: Int32Array): void {
  const { of } = seating;
  const placesOfKind = relaxation.kinds.map(() => [] as number[]);
  of.places.forEach((_, place) => placesOfKind[relaxation.kindOf[place]!]!.push(place));
  const kindOf = (party: number) => relaxation.options[party]!.kinds[chosen[party]!]!;
  const members = (party: number) => of.places[placesOfKind[kindOf(party)]![0]!]!.members.length;
  const parties = [...of.movable.keys()].filter(
    (party) => chosen[party] !== -1 && seating.placeOf[party] === -1,
  );
  const inOrder = parties.toSorted(
    (one, other) =>
      Math.min(2, members(other)) - Math.min(2, members(one)) ||
      of.first[one]! - of.first[other]! ||
      members(other) - members(one) ||
      of.movable[other]!.to - of.movable[one]!.to,
  );
  for (const party of inOrder) {
    let best = -1;
    let least = Infinity;
    for (const place of placesOfKind[kindOf(party)]!) {
      if (!isFree(seating, party, place)) continue;
      const loss = gapsAround(seating, party, place);
      if (loss < least) {
        least = loss;
        best = place;
      }
    }
    if (best < 0) continue;
    const { places, values } = of.candidates[party]!;
    seat(seating, party, best, values[places.indexOf(best)]!);
  }
}

/** Free slots before and after the party at the tables of the place. */
function gapsAround(seating: Seating, party: number, place: number): number {
  const { of } = seating;
  const count = of.movable.length;
  let gaps = 0;
  for (const table of of.places[place]!.members) {
    const after = of.after[of.clearingOf[table]! * count + party]!;
    gaps += gapBefore(of, seating.busy, table, of.first[party]!);
    gaps += gapAfter(of, seating.busy, table, after);
  }
  return gaps;
}

function gapBefore({ words }: CompiledDay, busy: Int32Array, table: number, slot: number): number {
  let at = slot - 1;
  while (at >= 0 && (busy[table * words + (at >> 5)]! & (1 << (at & 31))) === 0) at -= 1;
  return slot - 1 - at;
}

function gapAfter(of: CompiledDay, busy: Int32Array, table: number, slot: number): number {
  let at = slot;
  while (at < of.slots && (busy[table * of.words + (at >> 5)]! & (1 << (at & 31))) === 0) at += 1;
  return at - slot;
}
