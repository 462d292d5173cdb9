import * as z from 'zod';
import { fragment, sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

export const hoursRow = z.object({
  employee: z.string(),
  planned: z.int(),
  worked: z.int(),
  shiftCount: z.int(),
});
export type HoursRow = z.output<typeof hoursRow>;

const minutes = fragment`extract(epoch from ends_at - starts_at) / 60`;

export const hoursColumns = fragment`
  employee,
  coalesce(sum(${minutes}) filter (where kind = 'SHIFT'), 0)::int as planned,
  coalesce(sum(${minutes}) filter (where kind = 'RECORDING'), 0)::int as worked,
  (count(*) filter (where kind = 'SHIFT'))::int as "shiftCount"`;

export function sumOfPlan(restaurant: RestaurantId, planId: string) {
  return sql(hoursRow)`
    select ${hoursColumns} from roster_entry
     where restaurant_id = ${restaurant} and plan_id = ${planId} and deleted_at is null
     group by employee`;
}
