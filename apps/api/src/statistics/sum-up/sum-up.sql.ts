import * as z from 'zod';
import { cancelledStatuses, countedStatuses } from '@stammtisch/domain/statistics/counted';
import type { Period } from '@stammtisch/domain/statistics/period';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { reservationsOf } from '../stretches.ts';

const sumRow = z.object({
  which: z.string(),
  reservations: z.int(),
  guests: z.int(),
  noShows: z.int(),
  cancelled: z.int(),
});

/** Parties that wait or take away are in none of the four; what was deleted is gone. */
export function sumReservations(restaurant: RestaurantId, period: Period) {
  return sql(sumRow)`
    select stretch.which,
           count(*) filter (where r.status = any(${countedStatuses}::text[]))::int as reservations,
           coalesce(sum(r.persons_to) filter (where r.status = any(${countedStatuses}::text[])),
                    0)::int as guests,
           count(*) filter (where r.status = 'NO_SHOW')::int as "noShows",
           count(*) filter (where r.status = any(${cancelledStatuses}::text[]))::int as cancelled
      from ${reservationsOf(restaurant, period)}
     group by stretch.which`;
}
