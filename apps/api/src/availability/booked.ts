import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import type { BookedParty } from '@stammtisch/domain/availability/guest-limit';
import type { Day } from '@stammtisch/domain/time/minute';
import { withoutParty } from '../assignment/find-tables.ts';
import { toMinute } from '../platform/time-zone/time-zone.ts';
import { listArrivals } from '../reservations/arrivals.ts';
import type { Desk } from '../reservations/desk.ts';
import { listHolds, withHolds } from '../reservations/table-holds.ts';

/** What the asking party has in the book already: it does not stand in its own way. */
export interface Own {
  /** The token of the time that is kept for a guest. */
  hold?: string | undefined;
  /** The reservation that would be changed. */
  reservation?: string | undefined;
}

/** Who counts on a service day: the book, and the times that are kept for guests who type. */
export async function loadBooked({ tx, restaurant, house }: Desk, day: Day, own: Own) {
  const held = await tx.many(listHolds(restaurant, day, own.hold));
  const booked = await tx.many(listArrivals(restaurant, day, own.reservation));
  const holds = held.map(({ from, persons }) => {
    return { start: toMinute(from, house.timeZone), persons, isOnline: true };
  });
  const parties: BookedParty[] = [...booked, ...holds];
  const promised = (today: AssignmentDay) => withHolds(withoutParty(today, own.reservation), held);
  return { parties, promised };
}
