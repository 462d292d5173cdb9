import { isFinished } from '@stammtisch/domain/reservation/status';
import { guestNameOf, startOf, tableNamesOf, type Reservation } from '../book/reservation.ts';

export type PrintOrder = 'time' | 'table' | 'name';

/** What goes on paper, in its order; who does not come any more stays off it (specification §4). */
export function sortForPaper(
  reservations: readonly Reservation[],
  order: PrintOrder,
): Reservation[] {
  return reservations
    .filter(({ status }) => !isFinished(status))
    .toSorted((first, second) => compare(first, second, order) || byTime(first, second));
}

function compare(first: Reservation, second: Reservation, order: PrintOrder): number {
  if (order === 'time') return 0;
  if (order === 'name') return nameOf(first).localeCompare(nameOf(second));
  const [one, other] = [tableNamesOf(first), tableNamesOf(second)];
  // Whoever has no table yet stands at the end, where somebody writes one in.
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return one.localeCompare(other, undefined, { numeric: true });
}

function nameOf(reservation: Reservation): string {
  return reservation.guest.lastname || guestNameOf(reservation);
}

function byTime(first: Reservation, second: Reservation): number {
  return startOf(first).localeCompare(startOf(second)) || first.id.localeCompare(second.id);
}
