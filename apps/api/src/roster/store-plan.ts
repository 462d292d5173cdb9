import * as z from 'zod';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { violationOf } from '../platform/database/faults.ts';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';

const idRow = z.object({ id: z.string() });

export function insertPlan(restaurant: RestaurantId, { first, last }: PlanDays) {
  return sql(idRow)`
    insert into roster_plan (restaurant_id, starts_on, ends_on)
    values (${restaurant}, ${first}, ${last}) returning id`;
}

/** A day belongs to one plan alone; the database itself refuses the second. */
export async function withFreeDays<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (violationOf(error)?.constraint !== 'plan_days_taken') throw error;
    return refuse('plan-exists');
  }
}
