import { notice } from '../platform/after-commit/notice.ts';
import { command, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Floor } from './floor.ts';

/** Reservations name their tables, so a renamed one makes their days another list. */
export async function touchDaysOf(floor: Floor, tables: readonly string[]): Promise<void> {
  const days = await floor.tx.run(touchDays(floor.restaurant, tables));
  if (days > 0) await announceReservations(floor);
}

/** Tells the screens that many reservations may look different now. */
export async function announceReservations({ tx, restaurant }: Floor): Promise<void> {
  await tx.run(notice(restaurant, { type: 'reservation.changed', href: '/api/1/reservations' }));
}

function touchDays(restaurant: RestaurantId, tables: readonly string[]): Statement {
  return command`
    with touched as (
      update reservation r set updated_at = clock_timestamp()
       where r.restaurant_id = ${restaurant} and exists (
               select from reservation_table rt
                where rt.restaurant_id = r.restaurant_id and rt.reservation_id = r.id
                  and rt.table_id = any(${tables}::uuid[]))
      returning r.service_day)
    insert into service_day (restaurant_id, day)
    select distinct ${restaurant}::uuid, service_day from touched order by 2
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`;
}
