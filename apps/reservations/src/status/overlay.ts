import { overlayAt, type Overlay } from '@stammtisch/domain/reservation/overlay';
import type { Minute } from '@stammtisch/domain/time/minute';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';

export { lateAfter, type Overlay } from '@stammtisch/domain/reservation/overlay';

/** What the clock says of a party beside its status. */
export function overlayOf(
  reservation: Pick<Reservation, 'status' | 'date' | 'time' | 'duration'>,
  now: Minute,
): Overlay | undefined {
  const { status } = reservation;
  return overlayAt({ status, start: startOf(reservation), end: endOf(reservation) }, now);
}
