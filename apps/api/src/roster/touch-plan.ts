import { savePlan } from '@stammtisch/domain/roster/plan-status';
import type { EntryKind } from '@stammtisch/contracts/roster/schedule-entry';
import { command } from '../platform/database/sql.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from '../reservations/desk.ts';
import { announceRoster } from './announce-roster.ts';
import { findPlan, lockPlan, type PlanRow } from './plan-row.ts';

/** The plan, held until the transaction ends. */
export async function holdPlan({ tx, restaurant }: Desk, id: string): Promise<PlanRow | undefined> {
  const key = { restaurant, id };
  if (!(await tx.maybe(lockPlan(key)))) return undefined;
  return tx.one(findPlan(key));
}

/** A closed plan takes no change of a shift. What was worked is recorded when the plan is long closed. */
export function refuseIfClosed({ status }: PlanRow, kind: EntryKind): Refusal | undefined {
  const isRefused = kind === 'SHIFT' && savePlan(status).kind === 'refused';
  return isRefused ? refuse('plan-closed') : undefined;
}

/** Whoever bases a change on the plan as it was before is told so; every open screen hears of it. */
export async function touchPlan(desk: Desk, { id }: Pick<PlanRow, 'id'>): Promise<void> {
  await desk.tx.run(command`
    update roster_plan
       set version = version + 1, updated_at = clock_timestamp(),
           status = case when status = 'NEW' then 'EDITABLE' else status end
     where restaurant_id = ${desk.restaurant} and id = ${id}`);
  await announceRoster(desk, id);
}
