import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';

export type Overlay = 'late' | 'overtime';

/** screens: late after 15 min. */
export const lateAfter = 15;

/** What the clock says of a party beside its status. */
export function overlayOf(
  reservation: Pick<Reservation, 'status' | 'date' | 'time' | 'duration'>,
  now: Minute,
): Overlay | undefined {
  const isExpected = reservation.status === 'CONFIRMED' || reservation.status === 'OPEN';
  if (isExpected && minutesBetween(startOf(reservation), now) >= lateAfter) {
    return now < endOf(reservation) ? 'late' : undefined;
  }
  if (reservation.status === 'SEATED' && now > endOf(reservation)) return 'overtime';
  return undefined;
}
