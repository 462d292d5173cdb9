import * as z from 'zod';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

/** Every list of days reads all of them. */
export const mostEvents = 2_000;

const countRow = z.object({ count: z.number() });

export function countEvents(restaurant: RestaurantId) {
  return sql(countRow)`
    select count(*) as count from event where restaurant_id = ${restaurant} and deleted_at is null`;
}
