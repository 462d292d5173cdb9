import * as z from 'zod';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import type { Api } from '../../platform/http/api.ts';
import { restaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { hashToken } from '../../reservations/booking-link.ts';
import { changeStatus } from '../../reservations/status-change.ts';
import type { Desk } from '../../reservations/desk.ts';
import { lockReservation, type ReservationRow } from '../../reservations/reservation-row.ts';
import { asGuest } from '../booking-desk.ts';
import { toBooking } from '../booking-resource.ts';

const keyRow = z.object({ restaurant: restaurantId, id: z.string() });

/** Opens the booking behind a mail link; a link that leads nowhere answers 404. */
export async function withBooking<Result>(
  api: Api,
  token: string,
  work: (desk: Desk, row: ReservationRow) => Promise<Result>,
): Promise<Result | Refusal> {
  const key = await api.database.systemTransaction((tx) =>
    tx.maybe(sql(keyRow)`
      select restaurant_id as restaurant, id from reservation
       where link_hash = ${hashToken(token)}`),
  );
  if (!key) return refuse('not-found');
  return asGuest(api, key.restaurant, async (desk) => {
    const row = await desk.tx.maybe(lockReservation(key));
    return row ? work(desk, row) : refuse('not-found');
  });
}

/** Decisions §4: valid until the start; a second use says so. */
export async function cancelBooking(
  desk: Desk,
  row: ReservationRow,
  token: string,
): Promise<BookingReply | Refusal> {
  const { state, _links: links } = await toBooking(row, desk, token);
  if (state === 'cancelled') return refuse('already-cancelled');
  if (state === 'past') return refuse('link-expired');
  if (!links['cancel']) return refuse('cancellation-not-allowed');
  const changed = await changeStatus(desk, row, { status: 'CANCELLED_BY_GUEST' });
  return changed instanceof Refusal ? changed : toBooking(changed, desk, token);
}
