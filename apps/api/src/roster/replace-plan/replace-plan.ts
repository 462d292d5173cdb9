import type { BodyOf } from '@stammtisch/contracts/call';
import type { replacePlan as call } from '@stammtisch/contracts/roster/change-plan';
import { savePlan } from '@stammtisch/domain/roster/plan-status';
import * as z from 'zod';
import { command, sql } from '../../platform/database/sql.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Desk } from '../../reservations/desk.ts';
import { announceRoster } from '../announce-roster.ts';
import { planDays } from '../plan-days.ts';
import { employeesOf } from '../plan-resource.ts';
import { findPlan, type PlanRow } from '../plan-row.ts';

/** Saves, closes or opens. What is there already changes nothing, and keeps its version. */
export async function replacePlan(
  desk: Desk,
  row: PlanRow,
  { status, timespanStart, timespanEnd }: BodyOf<typeof call>,
): Promise<PlanRow | Refusal> {
  const { tx, restaurant, house } = desk;
  const days =
    timespanStart === undefined || timespanEnd === undefined
      ? { first: row.first, last: row.last }
      : planDays({ timespanStart, timespanEnd });
  const isMoved = days.first !== row.first || days.last !== row.last;
  if (status === row.status && !isMoved) return row;
  const isOpened = status === 'EDITABLE';
  if (savePlan(row.status).kind === 'refused' && !isOpened) return refuse('plan-closed');
  const { left } = await tx.one(countOutside(restaurant, row.id, days));
  if (left > 0) return refuse('plan-too-short', { extension: { left } });
  const employees = isOpened ? null : JSON.stringify(employeesOf(row, house));
  await tx.run(command`
    update roster_plan
       set status = ${status}, starts_on = ${days.first}, ends_on = ${days.last},
           employees = ${employees}::jsonb, version = version + 1, updated_at = clock_timestamp(),
           closed_at = case when ${isOpened} then null else coalesce(closed_at, clock_timestamp()) end
     where restaurant_id = ${restaurant} and id = ${row.id}`);
  await announceRoster(desk, row.id);
  return tx.one(findPlan({ restaurant, id: row.id }));
}

function countOutside(
  restaurant: Desk['restaurant'],
  planId: string,
  days: { first: string; last: string },
) {
  return sql(z.object({ left: z.int() }))`
    select count(*)::int as left from roster_entry
     where restaurant_id = ${restaurant} and plan_id = ${planId} and deleted_at is null
       and day not between ${days.first} and ${days.last}`;
}
