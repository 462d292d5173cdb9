import * as z from 'zod';
import { countedStatuses } from '@stammtisch/domain/statistics/counted';
import type { Period } from '@stammtisch/domain/statistics/period';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { reservationsOf } from '../stretches.ts';

const countRow = z.object({
  which: z.string(),
  /** 1 is January. */
  month: z.int(),
  reservations: z.int(),
  guests: z.int(),
});
export type MonthCountRow = z.output<typeof countRow>;

/** Counted as per day; months in which nobody is counted are left out. */
export function countMonths(restaurant: RestaurantId, period: Period) {
  return sql(countRow)`
    select stretch.which, extract(month from r.service_day)::int as month,
           count(*)::int as reservations, sum(r.persons_to)::int as guests
      from ${reservationsOf(restaurant, period)}
     where r.status = any(${countedStatuses}::text[])
     group by 1, 2 order by 2`;
}
