import * as z from 'zod';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import {
  dayColumn,
  reservationColumns,
  reservationRow,
  reservationSource,
} from './reservation-row.ts';

const comingRow = z.object({
  id: z.string(),
  day: dayColumn,
  at: z.number().transform((value) => Math.round(value) as EpochMinute),
});

/** Who comes from a day on, the next ones first: as little of each as the rule needs. */
export function listComing(restaurant: RestaurantId, from: Day, to: Day) {
  return sql(comingRow)`
    select id, service_day as day, (extract(epoch from starts_at) / 60)::float8 as at
      from reservation
     where restaurant_id = ${restaurant} and service_day between ${from} and ${to}
       and status in ('OPEN', 'CONFIRMED') and ends_at > now()
     order by starts_at, id`;
}

export function findReservations(restaurant: RestaurantId, ids: readonly string[]) {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.id = any(${ids}::uuid[])
     order by r.starts_at, r.id`;
}
