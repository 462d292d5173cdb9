import { notice } from '../platform/after-commit/notice.ts';
import { command, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { GuestBook } from './current-guest.ts';

/** Tells every open screen of the house, once the transaction commits. */
export async function announceGuest(
  { tx, restaurant }: GuestBook,
  change: {
    type: 'guest.created' | 'guest.changed' | 'guest.deleted';
    id: string;
    version: number;
    /** The book of reservations shows this guest's name, so it is no longer what a client has. */
    showsInBook?: boolean;
  },
): Promise<void> {
  const { type, id } = change;
  const version = String(change.version);
  await tx.run(notice(restaurant, { type, href: `/api/1/guests/${id}`, version }));
  if (!change.showsInBook) return;
  const days = await tx.run(touchReservations(restaurant, id));
  if (days > 0) await tx.run(notice(restaurant, { type, href: '/api/1/reservations', version }));
}

/** The guest's reservations look different now: their ETags and those of their days say so. */
function touchReservations(restaurant: RestaurantId, guest: string): Statement {
  return command`
    with touched as (
      update reservation set updated_at = clock_timestamp()
       where restaurant_id = ${restaurant} and guest_id = ${guest}
      returning service_day)
    insert into service_day (restaurant_id, day)
    select distinct ${restaurant}::uuid, service_day from touched order by 2
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`;
}
