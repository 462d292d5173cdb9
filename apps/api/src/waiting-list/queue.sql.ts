import * as z from 'zod';
import type { TableOffer } from '@stammtisch/domain/table/choose-table';
import type { Day } from '@stammtisch/domain/time/minute';
import { tableRef } from '@stammtisch/contracts/reservation/reservation';
import { command, sql, type Query, type Statement } from '../platform/database/sql.ts';
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
     where t.restaurant_id = ${restaurant} and t.id = any(${ids}::uuid[])
     order by m.order_index, t.order_index`;
}

const tableOffer = z
  .object({
    id: z.string(),
    seats: z.int(),
    minPersons: z.int(),
    assignable: z.boolean(),
    members: z.array(z.string()).nullable(),
  })
  .transform(({ members, ...offer }) => ({ ...offer, ...(members && { members }) }));

/**
 * Every table in the order of rooms and tables, then the sets. Automatic assignment takes those of
 * the room that was asked for, else of the rooms that the house includes; of a set all of them.
 */
export function listTableOffers(
  restaurant: RestaurantId,
  room: string | null = null,
): Query<TableOffer> {
  return sql(tableOffer)`
    with offer as (
      select t.id, t.seats, t.min_persons, m.order_index as room, t.order_index as place,
             (m.active and case when ${room}::uuid is null then m.auto_assignment
                                else m.id = ${room} end) as assignable
        from dining_table t
        join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
       where t.restaurant_id = ${restaurant} and t.deleted_at is null and m.deleted_at is null
    )
    select id, seats, min_persons as "minPersons", assignable, null::uuid[] as members, room, place
      from offer
    union all
    select s.id, s.max_persons, s.min_persons, bool_and(o.assignable and o.seats > 0), s.table_ids,
           null, null
      from table_set s join offer o on o.id = any(s.table_ids)
     where s.restaurant_id = ${restaurant}
     group by s.restaurant_id, s.id having count(*) = cardinality(s.table_ids)
     order by room nulls last, place nulls last`;
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
