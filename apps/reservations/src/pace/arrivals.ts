import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { startOf, type Reservation } from '../book/reservation.ts';
import { lateAfter, overlayOf } from '../status/overlay.ts';

export interface Arrivals {
  /** Whoever waits longest first. */
  late: Reservation[];
  next: Reservation[];
}

/** As many as one looks at while walking by. */
const most = 4;

/** Who should be here and is not, and who comes next. */
export function arrivalsOf(reservations: readonly Reservation[], now: Minute): Arrivals {
  const expected = reservations
    .filter(({ status }) => status === 'CONFIRMED' || status === 'OPEN')
    .toSorted((first, second) => startOf(first).localeCompare(startOf(second)));
  const late = expected.filter((each) => overlayOf(each, now) === 'late');
  // Somebody a few minutes over their time still comes next.
  const next = expected.filter(
    (each) => !late.includes(each) && minutesBetween(startOf(each), now) < lateAfter,
  );
  return { late: late.slice(0, most), next: next.slice(0, most) };
}

export function minutesLate(reservation: Reservation, now: Minute): number {
  return minutesBetween(startOf(reservation), now);
}
