import type { NewReservation } from '@stammtisch/contracts/reservation/write-reservation';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { toMinute } from '../../platform/time-zone/time-zone.ts';
import type { BookingLinks } from '../booking-link.ts';
import { chooseGuest } from '../choose-guest.ts';
import { todayAt, type Desk } from '../desk.ts';
import { refuseWithoutMaster } from '../masterly.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { seatParty } from '../seat-party.ts';
import { lockDays } from '../service-day.ts';
import { planStay, type PlannedStay } from '../stay.ts';
import { storeReservation } from '../store-reservation.ts';
import { refuseUnknownRoom } from '../unknown-room.ts';
import { tellGuest } from '../tell-guest.ts';
import { joinQueue } from '../../waiting-list/join-queue.ts';

/** Decisions §1: take-away and the waiting list use no seats. */
const withoutSeats: readonly NewReservation['status'][] = ['TAKE_AWAY', 'QUEUED'];

/** Staff write a reservation into the book: load, decide, store. */
export async function createReservation(
  desk: Desk,
  links: BookingLinks,
  order: NewReservation,
  series?: string,
): Promise<ReservationRow | Refusal> {
  const stay = planStay(desk.house, { ...order, persons: order.persons.to });
  if (stay instanceof Refusal) return stay;
  const guarded = refuseWithoutMaster(desk, { ...order, wasLocked: false });
  if (guarded) return guarded;
  if (order.status === 'SEATED' && stay.serviceDay !== todayAt(desk))
    return refuseWalkIn(desk, stay);

  await lockDays(desk.tx, desk.restaurant, [stay.serviceDay]);
  const tables = withoutSeats.includes(order.status)
    ? []
    : await seatParty(desk, {
        tables: order.tables,
        persons: order.persons.to,
        stay,
        room: order.inRoom,
        tags: order.tags,
      });
  if (tables instanceof Refusal) return tables;
  const unknownRoom = await refuseUnknownRoom(desk, order.inRoom);
  if (unknownRoom) return unknownRoom;
  const guest = await chooseGuest(desk, order.guest);
  if (guest instanceof Refusal) return guest;

  const row = await storeReservation(desk, links, {
    ...order,
    source: 'STAFF',
    guestId: guest.id,
    language: guest.language,
    stay,
    tables,
    pinned: order.tables !== 'auto' && tables.length > 0,
    ...(series !== undefined && { series }),
  });
  if (order.notifyGuest && order.status === 'CONFIRMED') await tellGuest(desk, row, 'confirmation');
  if (order.notifyGuest && order.status === 'OPEN') await tellGuest(desk, row, 'request');
  return row.status === 'QUEUED' ? joinQueue(desk, row) : row;
}

function refuseWalkIn(desk: Desk, stay: PlannedStay): Refusal {
  const now = toMinute(desk.now, desk.house.timeZone);
  const message = `A party is seated on its own service day only. It is ${now}, the party comes ${stay.start}.`;
  return refuse('transition-not-allowed', {
    detail: message,
    errors: [{ pointer: '/status', code: 'on-its-service-day', message }],
  });
}
