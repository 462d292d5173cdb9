import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { addMinutes, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { parseWireDate, parseWireMinute } from '@stammtisch/domain/time/wire-time';

/** A reservation as the server tells it. */
export type Reservation = ReservationReply;

export function startOf(reservation: Pick<Reservation, 'date' | 'time'>): Minute {
  const start = parseWireMinute(reservation.date, reservation.time);
  if (start === undefined) {
    throw new Error(`no start in "${reservation.date} ${reservation.time}"`);
  }
  return start;
}

/** Planned end on the wall clock; the stay's length in minutes counts from its start. */
export function endOf(reservation: Pick<Reservation, 'date' | 'time' | 'duration'>): Minute {
  return addMinutes(startOf(reservation), reservation.duration);
}

export function serviceDayOfParty(reservation: Pick<Reservation, 'serviceDay'>): Day {
  const day = parseWireDate(reservation.serviceDay);
  if (day === undefined) throw new Error(`no day in "${reservation.serviceDay}"`);
  return day;
}

/** `Anna Huber`; a company stands for a guest without a name. */
export function guestNameOf({ guest }: Pick<Reservation, 'guest'>): string {
  const name = [guest.forename, guest.lastname].filter((part) => part !== '').join(' ');
  return name === '' ? guest.company : name;
}

/** `12`, `4 + 5`; empty while nobody has chosen a table. */
export function tableNamesOf({ tables }: Pick<Reservation, 'tables'>): string {
  return tables.map((table) => table.name).join(' + ');
}

/** `4`, or `3–5` for a range (specification §3). */
export function partyOf({ persons }: Pick<Reservation, 'persons'>): string {
  return persons.from === persons.to ? `${persons.to}` : `${persons.from}–${persons.to}`;
}

/** The version that a change is based on, as `If-Match` wants it. */
export function ifMatchOf({ version }: Pick<Reservation, 'version'>): string {
  return `"${version}"`;
}
