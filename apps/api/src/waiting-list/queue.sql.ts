import type { Day } from '@stammtisch/domain/time/minute';
import { tableRef } from '@stammtisch/contracts/reservation/reservation';
import { command, sql, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import {
  reservationColumns,
  reservationRow,
  reservationSource,
  type ReservationKey,
} from '../reservations/reservation-row.ts';

/** Nobody stands in a longer queue; what is written behind it is neither quoted nor listed. */
const longestQueue = 200;

/** The queue of a service day: who came first, or said the earlier time, stands ahead. */
export function listQueue(restaurant: RestaurantId, day: Day) {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.service_day = ${day} and r.status = 'QUEUED'
     order by coalesce(r.waiting_since, r.starts_at), r.created_at, r.id
     limit ${longestQueue}`;
}

/** The tables as a party's own reservation would name them. */
export function describeTables(restaurant: RestaurantId, ids: readonly string[]) {
  return sql(tableRef)`
    select t.id, t.name, t.seats, m.name as room
      from dining_table t
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where t.restaurant_id = ${restaurant} and t.id = any(${ids}::uuid[])`;
}

/** Keeps what is known already: who comes back into the queue has waited and was promised before. */
export function storePlaceInQueue(
  { restaurant, id }: ReservationKey,
  place: { waitingSince: Date | null; promisedAt: Date | null },
): Statement {
  return command`
    update reservation
       set waiting_since = coalesce(waiting_since, ${place.waitingSince}::timestamptz),
           promised_at = coalesce(promised_at, ${place.promisedAt}::timestamptz)
     where restaurant_id = ${restaurant} and id = ${id}`;
}
