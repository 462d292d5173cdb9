import { notice } from '../platform/after-commit/notice.ts';
import type { Desk } from './desk.ts';
import { hrefOf } from './reservation-resource.ts';
import { findReservation, type ReservationRow } from './reservation-row.ts';
import { countWrite } from './service-day.ts';

type Written = Pick<ReservationRow, 'id' | 'version' | 'serviceDay'>;

/**
 * Counts the write for its day, and for the day that the party has left, if that is another, and tells
 * every open screen after the commit.
 */
export async function announce(
  desk: Desk,
  type: 'reservation.created' | 'reservation.changed' | 'reservation.deleted',
  written: Written,
  before: Pick<Written, 'serviceDay'> = written,
): Promise<void> {
  const days = new Set([before.serviceDay, written.serviceDay]);
  for (const day of [...days].toSorted()) await desk.tx.run(countWrite(desk.restaurant, day));
  await desk.tx.run(
    notice(desk.restaurant, {
      type,
      href: hrefOf(written.id),
      version: String(written.version),
    }),
  );
}

/** The end of a change that leaves the day as it is: the reservation as it is now, and announced. */
export async function announceAsItIs(
  desk: Desk,
  { id }: Pick<ReservationRow, 'id'>,
): Promise<ReservationRow> {
  const changed = await desk.tx.one(findReservation({ restaurant: desk.restaurant, id }));
  await announce(desk, 'reservation.changed', changed);
  return changed;
}
