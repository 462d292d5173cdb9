import * as z from 'zod';
import { countedStatuses } from '@stammtisch/domain/statistics/counted';
import type { Period } from '@stammtisch/domain/statistics/period';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';
import { reservationsOf } from '../stretches.ts';

const countRow = z.object({
  which: z.string(),
  day: dayColumn,
  reservations: z.int(),
  guests: z.int(),
});
export type DayCountRow = z.output<typeof countRow>;

/**
 * Counted is who is expected, here or gone, a range by its larger size (decisions §2); not who
 * cancelled, never came, waits or took away. Days on which nobody is counted are left out.
 */
export function countDays(restaurant: RestaurantId, period: Period) {
  return sql(countRow)`
    select stretch.which, r.service_day as day, count(*)::int as reservations,
           sum(r.persons_to)::int as guests
      from ${reservationsOf(restaurant, period)}
     where r.status = any(${countedStatuses}::text[])
     group by stretch.which, r.service_day
     order by r.service_day`;
}
