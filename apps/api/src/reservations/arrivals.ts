import * as z from 'zod';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const minute = z.number().transform((value) => Math.round(value) as EpochMinute);
const arrivalRow = z.object({ at: minute, persons: z.int() });

/** Who counts against the guest limits of a service day (decisions §2), but for `except` itself. */
export function listArrivals(restaurant: RestaurantId, day: Day, except?: string) {
  return sql(arrivalRow)`
    select (extract(epoch from starts_at) / 60)::float8 as at, persons_to as persons
      from reservation
     where restaurant_id = ${restaurant} and service_day = ${day}
       and status in ('OPEN', 'CONFIRMED', 'SEATED')
       and id is distinct from ${except ?? null}::uuid`;
}
