import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from '../reservations/desk.ts';
import type { ReservationRow } from '../reservations/reservation-row.ts';

/** What a guest sees of their booking: never a table, a comment of the house or another guest. */
export function toBooking(row: ReservationRow, desk: Desk, token: string): BookingReply {
  const start = toMinute(epochMinuteOf(row.startsAt), desk.house.timeZone);
  const self = `/api/1/public/reservations/${token}`;
  const state = stateOf(row, desk);
  const isOpen = state === 'requested' || state === 'confirmed' || state === 'waiting';
  return {
    state,
    restaurant: desk.house.name,
    date: dayOf(start),
    time: formatWireTime(start),
    persons: row.personsTo,
    guestName: `${row.guest.forename} ${row.guest.lastname}`.trim(),
    _links: {
      self: { href: self },
      restaurant: { href: `/api/1/public/restaurants/${desk.house.identifier}` },
      ...(isOpen && mayCancel(desk) && { cancel: { href: `${self}/cancel` } }),
    },
  };
}

/** Specification §1: guests may cancel through a mail link if the restaurant enables it. */
export function mayCancel(desk: Desk): boolean {
  return desk.house.settings.onlineReservationSettings.guestsMayCancel;
}

function stateOf(row: ReservationRow, desk: Desk): BookingReply['state'] {
  if (row.status === 'CANCELLED_BY_GUEST') return 'cancelled';
  if (row.status === 'CANCELLED') return 'declined';
  const hasStarted = epochMinuteOf(row.startsAt) <= desk.now;
  if (hasStarted || row.status === 'NO_SHOW' || row.status === 'CLOSED') return 'past';
  if (row.status === 'QUEUED') return 'waiting';
  return row.status === 'OPEN' ? 'requested' : 'confirmed';
}
