import { endOf, startOf, type Reservation } from '../book/reservation.ts';

/** Puts parties into as few lanes as need be, so that none covers another; by reservation id. */
export function lanesOf(reservations: readonly Reservation[]): Map<string, number> {
  const ends: string[] = [];
  const lanes = new Map<string, number>();
  for (const each of reservations.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) {
    const start: string = startOf(each);
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = endOf(each);
    lanes.set(each.id, lane);
  }
  return lanes;
}
