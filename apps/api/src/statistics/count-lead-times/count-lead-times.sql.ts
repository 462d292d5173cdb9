import * as z from 'zod';
import { countedStatuses } from '@stammtisch/domain/statistics/counted';
import type { Period } from '@stammtisch/domain/statistics/period';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { reservationsOf } from '../stretches.ts';

/** Days between booking and visit at which a new step begins; below the first it is the same day. */
export const leadTimeSteps = [1, 2, 4, 8, 15, 31];

const countRow = z.object({
  which: z.string(),
  /** 0 is below the first step. */
  step: z.int(),
  reservations: z.int(),
});
export type LeadTimeRow = z.output<typeof countRow>;

/** Counted as per day, by calendar days of the house; what was written down afterwards is same-day. */
export function groupLeadTimes(restaurant: RestaurantId, period: Period, timeZone: string) {
  return sql(countRow)`
    select stretch.which,
           width_bucket(r.service_day - (r.created_at at time zone ${timeZone})::date,
                        ${leadTimeSteps}::int[]) as step,
           count(*)::int as reservations
      from ${reservationsOf(restaurant, period)}
     where r.status = any(${countedStatuses}::text[])
     group by 1, 2 order by 2`;
}
