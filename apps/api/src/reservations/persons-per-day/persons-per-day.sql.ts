import * as z from 'zod';
import { eatingStatuses } from '@stammtisch/domain/reservation/party';
import type { Day } from '@stammtisch/domain/time/minute';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { dayColumn } from '../reservation-row.ts';

const countRow = z.object({ day: dayColumn, persons: z.int(), parties: z.int() });

/** Days on which nobody eats are left out. */
export function countPersons(restaurant: RestaurantId, from: Day, to: Day) {
  return sql(countRow)`
    select service_day as day, sum(persons_to)::int as persons, count(*)::int as parties
      from reservation
     where restaurant_id = ${restaurant} and service_day between ${from} and ${to}
       and status = any(${eatingStatuses}::text[])
     group by service_day`;
}
