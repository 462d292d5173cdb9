import * as z from 'zod';
import { parseMinute, type Day, type EpochMinute } from '@stammtisch/domain/time/minute';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const instant = z.number().transform((value) => Math.round(value) as EpochMinute);
const wallMinute = z.string().transform((text, context) => {
  const minute = parseMinute(text);
  if (minute !== undefined) return minute;
  context.addIssue({ code: 'custom', message: 'no wall-clock minute' });
  return z.NEVER;
});
const arrivalRow = z.object({
  id: z.string(),
  at: instant,
  start: wallMinute,
  persons: z.int(),
  isOnline: z.boolean(),
});

/** Who counts against the guest limits of a service day (decisions §2), but for `except` itself. */
export function listArrivals(restaurant: RestaurantId, day: Day, except?: string) {
  return sql(arrivalRow)`
    select v.id, (extract(epoch from v.starts_at) / 60)::float8 as at,
           to_char(v.starts_at at time zone r.time_zone, 'YYYY-MM-DD"T"HH24:MI') as start,
           v.persons_to as persons, v.source = 'ONLINE' as "isOnline"
      from reservation v join restaurant r on r.id = v.restaurant_id
     where v.restaurant_id = ${restaurant} and v.service_day = ${day}
       and v.status in ('OPEN', 'CONFIRMED', 'SEATED')
       and v.id is distinct from ${except ?? null}::uuid`;
}
