import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { endOf as readEnd, startOf as readStart } from '@stammtisch/domain/reservation/stay';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';

export { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
export { partyOf } from '@stammtisch/domain/reservation/party';

/** A reservation as the server tells it. */
export type Reservation = ReservationReply;

export function serviceDayOfParty(reservation: Pick<Reservation, 'serviceDay'>): Day {
  const day = parseWireDate(reservation.serviceDay);
  if (day === undefined) throw new Error(`no day in "${reservation.serviceDay}"`);
  return day;
}

/** `12`, `4 + 5`; empty while nobody has chosen a table. */
export function tableNamesOf({ tables }: Pick<Reservation, 'tables'>): string {
  return tables.map((table) => table.name).join(' + ');
}

/** The version that a change is based on, as `If-Match` wants it. */
export function ifMatchOf({ version }: Pick<Reservation, 'version'>): string {
  return `"${version}"`;
}

type Stay = Pick<Reservation, 'date' | 'time' | 'duration'>;

// performance: what the wire says is read once a reservation. A full day asks for it thousands of
// times, and reservations are never changed in place.
const starts = new WeakMap<Pick<Stay, 'date' | 'time'>, Minute>();
const ends = new WeakMap<Stay, Minute>();

export function startOf(reservation: Pick<Stay, 'date' | 'time'>): Minute {
  const known = starts.get(reservation);
  if (known !== undefined) return known;
  const start = readStart(reservation);
  starts.set(reservation, start);
  return start;
}

/** Planned end on the wall clock. */
export function endOf(reservation: Stay): Minute {
  const known = ends.get(reservation);
  if (known !== undefined) return known;
  const end = readEnd(reservation);
  ends.set(reservation, end);
  return end;
}
