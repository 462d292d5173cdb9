import * as z from 'zod';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';

const acceptedRow = z.object({ date: dayColumn, start: z.int(), persons: z.number() });

/** How many guests of the accepted stays come when: a file of 100,000 rows has a few hundred of these. */
export function sumAccepted(restaurant: RestaurantId, importId: string) {
  return sql(acceptedRow)`
    select r.date, r.start, sum((w.stay ->> 'persons')::int)::float8 as persons
      from hotel_import_row w
     cross join lateral jsonb_to_recordset(w.reservations) as r (date text, start int)
     where w.restaurant_id = ${restaurant} and w.import_id = ${importId} and w.accepted
     group by r.date, r.start order by r.date, r.start`;
}

const bookedRow = z.object({
  day: dayColumn,
  startsAt: z.number().transform((value) => Math.round(value) as EpochMinute),
  persons: z.number(),
});

/** How many guests are expected when (decisions §2: whoever has a table, or asks for one). */
export function sumBooked(restaurant: RestaurantId, days: readonly Day[]) {
  return sql(bookedRow)`
    select service_day as day, (extract(epoch from starts_at) / 60)::float8 as "startsAt",
           sum(persons_to)::float8 as persons
      from reservation
     where restaurant_id = ${restaurant} and service_day = any(${days}::date[])
       and status in ('OPEN', 'CONFIRMED', 'SEATED')
     group by service_day, starts_at`;
}
