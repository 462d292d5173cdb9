import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import type { DemoReservation } from './invent-evenings.ts';

/** While the house is open, one party is late and one did not come, as on any real evening. */
export function castTonight(
  reservations: readonly DemoReservation[],
  { today, now }: { today: Day; now: EpochMinute },
): DemoReservation[] {
  const seatedFor = ({ serviceDay, status, from, tables }: DemoReservation) =>
    serviceDay === today && status === 'SEATED' && tables.length === 1 ? now - from : -1;
  const late = reservations.find((each) => seatedFor(each) >= 15 && seatedFor(each) < 60);
  const missing = reservations.find((each) => each !== late && seatedFor(each) >= 45);
  const absent = { arrival: null, departure: null };
  return reservations.map((each) => {
    if (each === late) return { ...each, ...absent, status: 'CONFIRMED' };
    return each === missing ? { ...each, ...absent, status: 'NO_SHOW' } : each;
  });
}
