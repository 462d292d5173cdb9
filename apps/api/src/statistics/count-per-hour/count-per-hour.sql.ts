import * as z from 'zod';
import { countedStatuses } from '@stammtisch/domain/statistics/counted';
import type { Period } from '@stammtisch/domain/statistics/period';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { fragment, sql, type Fragment } from '../../platform/database/sql.ts';
import { reservationsOf } from '../stretches.ts';

const hourRow = z.object({
  which: z.string(),
  hour: z.int(),
  guests: z.number(),
  occupancy: z.number().nullable(),
});

/**
 * Counted as per day and by planned times: who comes at 19:30 for two hours is there in the hours
 * of 19, 20 and 21. The average is over the days with guests. Parties with the same hours are
 * summed first, so that only a few rows are spread over the clock.
 */
export function countHours(restaurant: RestaurantId, period: Period, timeZone: string) {
  const sinceMidnight = (instant: Fragment) =>
    fragment`extract(epoch from (${instant} at time zone ${timeZone}) - r.service_day) / 3600`;
  return sql(hourRow)`
    with stay as (
      select stretch.which, r.service_day, floor(${sinceMidnight(fragment`r.starts_at`)})::int as first,
             ceil(${sinceMidnight(fragment`r.ends_at`)})::int - 1 as last, sum(r.persons_to) as guests
        from ${reservationsOf(restaurant, period)}
       where r.status = any(${countedStatuses}::text[])
       group by 1, 2, 3, 4
    ), days as (
      select which, count(distinct service_day) as days from stay group by which
    ), house as (
      select nullif(sum(t.seats), 0) as seats from dining_table t
        join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
       where t.restaurant_id = ${restaurant} and m.active
         and m.deleted_at is null and t.deleted_at is null
    )
    select stay.which, hour, (sum(guests) / max(days))::float8 as guests,
           (sum(guests) / max(days) / max(seats))::float8 as occupancy
      from stay join days using (which) cross join house,
           generate_series(stay.first, greatest(stay.first, stay.last)) as hour
     group by stay.which, hour
     order by hour`;
}
