import { randomUUID } from 'node:crypto';
import { copyShifts } from '@stammtisch/domain/roster/copy-week';
import { addDays, daysBetween, type Day } from '@stammtisch/domain/time/minute';
import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Desk } from '../../reservations/desk.ts';
import { shiftOf } from '../entry-resource.ts';
import { entriesOfPlan, type EntryRow } from '../entry-row.ts';
import { instantOf } from '../instant-of.ts';
import type { PlanRow } from '../plan-row.ts';
import { insertEntry, mostEntries } from '../store-entry.ts';
import { insertPlan } from '../store-plan.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

export interface CopyMade {
  plan: PlanRow;
  copyId: string;
  created: number;
  present: number;
  left: number;
}

/** Copies the shifts of a plan; recorded times stay where they were worked. */
export async function copyPlan(
  desk: Desk,
  source: PlanRow,
  start: Day,
): Promise<CopyMade | Refusal> {
  const { tx, restaurant, house } = desk;
  const days = daysBetween(source.first, start);
  const into = { first: start, last: addDays(source.last, days) };
  const target = await targetOf(desk, into);
  const refusal = refuseIfClosed(target, 'SHIFT');
  if (refusal) return refusal;
  const shiftsOf = async (planId: string) =>
    (await tx.many(entriesOfPlan(restaurant, planId))).map((row) => ({
      ...shiftOf(row, house.timeZone),
      row,
    }));
  const all = await shiftsOf(target.id);
  const isPlanned = ({ row }: { row: EntryRow }) => row.kind === 'SHIFT';
  const { made, present, left } = copyShifts((await shiftsOf(source.id)).filter(isPlanned), {
    days,
    into: target,
    taken: all.filter(isPlanned),
    instantOf: instantOf(house.timeZone),
  });
  if (all.length + made.length > mostEntries) return refuse('plan-full');
  const copyId = randomUUID();
  for (const { of, shift } of made) {
    const { comment } = of.row;
    const kept = { planId: target.id, kind: 'SHIFT' as const, shift, comment, copyId };
    await tx.one(insertEntry(restaurant, kept));
  }
  if (made.length > 0) await touchPlan(desk, target);
  const plan = (await holdPlan(desk, target.id)) ?? target;
  return { plan, copyId, created: made.length, present: present.length, left: left.length };
}

/** The plan that has the first of the days; a new one where there is none. */
async function targetOf(desk: Desk, into: { first: Day; last: Day }): Promise<PlanRow> {
  const { tx, restaurant } = desk;
  const found = await tx.maybe(planAt(restaurant, into.first));
  const { id } = found ?? (await tx.one(insertPlan(restaurant, into)));
  const plan = await holdPlan(desk, id);
  if (!plan) throw new Error(`the plan ${id} vanished while it was copied into`);
  return plan;
}

function planAt(restaurant: RestaurantId, day: Day) {
  return sql(z.object({ id: z.string() }))`
    select id from roster_plan
     where restaurant_id = ${restaurant} and deleted_at is null
       and ${day} between starts_on and ends_on for update`;
}
