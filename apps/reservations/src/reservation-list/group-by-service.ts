import { countParties } from '@stammtisch/domain/reservation/party';
import { minuteAt, type Day } from '@stammtisch/domain/time/minute';
import { parseTime } from '@stammtisch/domain/time/wire-time';
import { startOf, type Reservation } from '../book/reservation.ts';

export interface Service {
  id: 'lunch' | 'dinner';
  reservations: Reservation[];
  parties: number;
  covers: number;
}

/**
 * The day's list by service: dinner begins at the house's `startEveningShift` (HH:mm) and runs past
 * midnight. A service without reservations is left out.
 */
export function groupByService(
  reservations: readonly Reservation[],
  { day, startEveningShift }: { day: Day; startEveningShift: string },
): Service[] {
  const evening = minuteAt(day, parseTime(startEveningShift) ?? 1_020);
  const sorted = reservations.toSorted(byStart);
  const lunch = sorted.filter((reservation) => startOf(reservation) < evening);
  const dinner = sorted.filter((reservation) => startOf(reservation) >= evening);
  return [toService('lunch', lunch), toService('dinner', dinner)].filter(
    (service) => service.reservations.length > 0,
  );
}

function toService(id: Service['id'], reservations: Reservation[]): Service {
  return { id, reservations, ...countParties(reservations) };
}

function byStart(first: Reservation, second: Reservation): number {
  return startOf(first).localeCompare(startOf(second)) || first.id.localeCompare(second.id);
}
