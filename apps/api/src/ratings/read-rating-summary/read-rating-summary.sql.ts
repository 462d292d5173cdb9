import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';

const countsRow = z.object({
  five: z.number(),
  four: z.number(),
  three: z.number(),
  two: z.number(),
  one: z.number(),
  average: z.number().nullable(),
  open: z.number(),
  asked: z.number(),
});

export function countStars(restaurant: RestaurantId) {
  return sql(countsRow)`
    select count(*) filter (where stars = 5) as five, count(*) filter (where stars = 4) as four,
           count(*) filter (where stars = 3) as three, count(*) filter (where stars = 2) as two,
           count(*) filter (where stars = 1) as one, avg(stars)::float8 as average,
           count(*) filter (where stars is not null and handled_at is null) as open,
           count(*) as asked
      from rating where restaurant_id = ${restaurant}`;
}

const monthRow = z.object({ month: dayColumn, count: z.number(), average: z.number() });

/** The twelve latest, newest first. */
export function countMonths(restaurant: RestaurantId) {
  return sql(monthRow)`
    select date_trunc('month', visit_day::timestamp)::date as month, count(*) as count,
           avg(stars)::float8 as average
      from rating
     where restaurant_id = ${restaurant} and stars is not null
     group by 1 order by 1 desc limit 12`;
}
