import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import type { Day } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';

export { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
export { partyOf } from '@stammtisch/domain/reservation/party';
export { endOf, startOf } from '@stammtisch/domain/reservation/stay';

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
