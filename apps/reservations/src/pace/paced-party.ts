import type { PacedParty } from '@stammtisch/domain/reservation/pace';
import type { Minute } from '@stammtisch/domain/time/minute';
import { minuteInZone } from '@stammtisch/remote-kit';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';

/** Who has left frees the chairs; who still sits holds them, whatever was planned. */
export function pacedPartyOf(
  reservation: Reservation,
  { now, timeZone }: { now: Minute; timeZone: string },
): PacedParty {
  const { status, persons, departureAt } = reservation;
  const end = endOf(reservation);
  const until = () => {
    if (departureAt !== null) return minuteInZone(new Date(departureAt), timeZone);
    return status === 'SEATED' && now > end ? now : end;
  };
  return { status, persons, start: startOf(reservation), until: until() };
}
