import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import {
  dayColumn,
  reservationColumns,
  reservationRow,
  reservationSource,
} from '../../reservations/reservation-row.ts';

const counters = z.object({
  total: z.int(),
  visits: z.int(),
  noShows: z.int(),
  lateCancellations: z.int(),
  lastVisit: dayColumn.nullable(),
});

/** No house names its free cancellation window yet, so late is less than a day before the start. */
export function countVisits(restaurant: RestaurantId, guest: string) {
  return sql(counters)`
    select count(*) as total,
           count(*) filter (where r.status in ('SEATED', 'CLOSED')) as visits,
           count(*) filter (where r.status = 'NO_SHOW') as "noShows",
           count(*) filter (where r.status = 'CANCELLED_BY_GUEST' and r.starts_at - (
             select max(h.at) from reservation_history h
              where h.restaurant_id = r.restaurant_id and h.reservation_id = r.id
                and h.to_value = 'CANCELLED_BY_GUEST') < interval '24 hours'
           ) as "lateCancellations",
           max(r.service_day) filter (where r.status in ('SEATED', 'CLOSED')) as "lastVisit"
      from reservation r
     where r.restaurant_id = ${restaurant} and r.guest_id = ${guest}`;
}

export function findNextReservation(restaurant: RestaurantId, guest: string) {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.guest_id = ${guest} and r.ends_at > now()
       and r.status in ('OPEN', 'CONFIRMED', 'QUEUED', 'TAKE_AWAY')
     order by r.starts_at, r.id limit 1`;
}

export function listVisits(
  restaurant: RestaurantId,
  guest: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.guest_id = ${guest}
     order by r.starts_at desc, r.id limit ${limit} offset ${offset}`;
}
