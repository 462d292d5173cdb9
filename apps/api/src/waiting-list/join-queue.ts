import { promisedMinute } from '@stammtisch/domain/waiting-list/quote-queue';
import { dateOf, epochMinuteOf } from '../platform/time-zone/time-zone.ts';
import { todayAt, type Desk } from '../reservations/desk.ts';
import { findReservation, type ReservationRow } from '../reservations/reservation-row.ts';
import { quoteDay } from './quote-day.ts';
import { storePlaceInQueue } from './queue.sql.ts';

/** Minutes that a device's clock may be ahead when it writes down who stands in front of it. */
const clockSkew = 5;

/**
 * Keeps with a party that was just put on the waiting list since when it waits and what it is told.
 * The caller holds the day's lock, so that two parties are not promised one table.
 */
export async function joinQueue(desk: Desk, row: ReservationRow): Promise<ReservationRow> {
  const isHere =
    row.serviceDay === todayAt(desk) && epochMinuteOf(row.startsAt) <= desk.now + clockSkew;
  const key = { restaurant: desk.restaurant, id: row.id };
  const waitingSince = isHere ? dateOf(desk.now) : null;
  // First, because who stands here is quoted from now on.
  await desk.tx.run(storePlaceInQueue(key, { waitingSince, promisedAt: null }));
  const { parties } = await quoteDay(desk, row.serviceDay);
  const place = parties.find((each) => each.row.id === row.id)?.quote.place;
  const promisedAt = place ? dateOf(promisedMinute(place, desk.now)) : null;
  await desk.tx.run(storePlaceInQueue(key, { waitingSince, promisedAt }));
  return desk.tx.one(findReservation(key));
}
