import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { amountOf, type FeeTerms } from '@stammtisch/domain/payment/fee';
import { isWindowOpen, windowEnd } from '@stammtisch/domain/reservation/guest-change';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { findKeptTerms } from '../payment/kept-terms.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from '../reservations/desk.ts';
import type { ReservationRow } from '../reservations/reservation-row.ts';

/** What a guest sees of their booking: never a table, a comment of the house or another guest. */
export async function toBooking(
  row: ReservationRow,
  desk: Desk,
  token: string,
): Promise<BookingReply> {
  const start = toMinute(epochMinuteOf(row.startsAt), desk.house.timeZone);
  const self = `/api/1/public/reservations/${token}`;
  const state = stateOf(row, desk);
  const terms = await desk.tx.maybe(findKeptTerms(desk.restaurant, row.id));
  const window = windowOf(row, desk, terms);
  const costs = isOpen(state) && terms && !isWindowOpen({ ...window, now: desk.now });
  const allows = { newsletter: row.guestAllowsNewsletter, dataStorage: row.guestAllowsDataStorage };
  return {
    state,
    restaurant: desk.house.name,
    date: dayOf(start),
    time: formatWireTime(start),
    persons: row.personsTo,
    guestName: `${row.guest.forename} ${row.guest.lastname}`.trim(),
    ...(isOpen(state) && window.freeHours > 0 && { freeUntil: freeUntil(window, desk) }),
    ...(costs && {
      lateFee: { amount: amountOf(terms, row.personsFrom), currency: terms.currency },
    }),
    allows,
    _links: {
      self: { href: self },
      restaurant: { href: `/api/1/public/restaurants/${desk.house.identifier}` },
      ...(isOpen(state) && mayCancel(row, desk, terms) && { cancel: { href: `${self}/cancel` } }),
      ...(mayChange(row, desk) && {
        change: { href: `${self}/change` },
        availability: { href: `${self}/availability{?date,persons}`, templated: true },
      }),
      ...((allows.newsletter || allows.dataStorage) && {
        withdraw: { href: `${self}/withdraw` },
      }),
    },
  };
}

/**
 * Specification §1: guests may cancel through a mail link if the restaurant enables it; and after the
 * free window where they left a card (§4: a late cancellation), because then it costs what they agreed to.
 */
function mayCancel(row: ReservationRow, desk: Desk, terms: FeeTerms | undefined): boolean {
  const { guestsMayCancel } = desk.house.settings.onlineReservationSettings;
  if (!guestsMayCancel) return false;
  return terms !== undefined || isWindowOpen({ ...windowOf(row, desk), now: desk.now });
}

/** Who waits for a table has none that could be moved. */
export function mayChange(row: ReservationRow, desk: Desk): boolean {
  const { active, guestsMayChange } = desk.house.settings.onlineReservationSettings;
  const isHeld = (row.status === 'OPEN' || row.status === 'CONFIRMED') && !row.locked;
  const isAllowed = active && guestsMayChange && isHeld;
  return isAllowed && isWindowOpen({ ...windowOf(row, desk), now: desk.now });
}

/** With a card it is the window that was agreed to, whatever the house has changed since. */
function windowOf(row: ReservationRow, desk: Desk, terms?: FeeTerms) {
  const { freeCancellationHours } = terms ?? desk.house.settings.onlineReservationSettings;
  return { startsAt: epochMinuteOf(row.startsAt), freeHours: freeCancellationHours };
}

function freeUntil(window: ReturnType<typeof windowOf>, desk: Desk) {
  const end = toMinute(windowEnd(window), desk.house.timeZone);
  return { date: dayOf(end), time: formatWireTime(end) };
}

function isOpen(state: BookingReply['state']): boolean {
  return state === 'requested' || state === 'confirmed' || state === 'waiting';
}

export function stateOf(row: ReservationRow, desk: Desk): BookingReply['state'] {
  if (row.status === 'CANCELLED_BY_GUEST') return 'cancelled';
  if (row.status === 'CANCELLED') return 'declined';
  const hasStarted = epochMinuteOf(row.startsAt) <= desk.now;
  if (hasStarted || row.status === 'NO_SHOW' || row.status === 'CLOSED') return 'past';
  if (row.status === 'QUEUED') return 'waiting';
  return row.status === 'OPEN' ? 'requested' : 'confirmed';
}
