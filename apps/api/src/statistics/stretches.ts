import { aYearEarlier, type Period } from '@stammtisch/domain/statistics/period';
import { fragment } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

/**
 * The restaurant's reservations `r` of a period and of the same days a year before, each with the
 * `stretch` that it lies in. Both are read in one statement, along (restaurant, service day).
 */
export function reservationsOf(restaurant: RestaurantId, period: Period) {
  const before = aYearEarlier(period);
  return fragment`
    (values ('now', ${period.first}::date, ${period.last}::date),
            ('before', ${before.first}::date, ${before.last}::date)) as stretch (which, first, last)
      join reservation r on r.restaurant_id = ${restaurant}
       and r.service_day between stretch.first and stretch.last`;
}
