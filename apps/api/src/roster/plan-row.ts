import * as z from 'zod';
import { planStatus, plannedEmployee } from '@stammtisch/contracts/roster/roster-plan';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dayColumn } from '../reservations/reservation-row.ts';

export interface PlanKey {
  restaurant: RestaurantId;
  id: string;
}

const digests = z.record(z.string(), z.string());

export const planRow = z.object({
  id: z.string(),
  version: z.int(),
  status: planStatus,
  first: dayColumn,
  last: dayColumn,
  closedAt: z.date().nullable(),
  /** The list of the house when the plan was closed. */
  employees: z.array(plannedEmployee).nullable(),
  /** What everybody was told the last time. */
  told: digests,
  notifiedAt: z.date().nullable(),
  /** What everybody with a shift would be told now. */
  digests,
  /** Who has shifts or recorded times. */
  planned: z.array(z.string()),
  shiftCount: z.int(),
});
export type PlanRow = z.output<typeof planRow>;

/** One text for each employee that differs as soon as one of the shifts does. */
const digestsOfPlan = fragment`
  (select coalesce(jsonb_object_agg(shifts.employee, shifts.digest), '{}')
     from (select s.employee, md5(string_agg(
                    extract(epoch from s.starts_at) || ' ' || extract(epoch from s.ends_at) || ' '
                      || s.comment, chr(10) order by s.starts_at, s.ends_at, s.comment)) as digest
             from roster_entry s
            where s.restaurant_id = p.restaurant_id and s.plan_id = p.id and s.kind = 'SHIFT'
              and s.deleted_at is null
            group by s.employee) shifts)`;

export const planColumns = fragment`
  p.id, p.version, p.status, p.starts_on as first, p.ends_on as last, p.closed_at as "closedAt",
  p.employees, p.told, p.notified_at as "notifiedAt", ${digestsOfPlan} as digests,
  array(select distinct e.employee from roster_entry e
         where e.restaurant_id = p.restaurant_id and e.plan_id = p.id and e.deleted_at is null)
    as planned,
  (select count(*) from roster_entry c
    where c.restaurant_id = p.restaurant_id and c.plan_id = p.id and c.kind = 'SHIFT'
      and c.deleted_at is null) as "shiftCount"`;

export function findPlan({ restaurant, id }: PlanKey): Query<PlanRow> {
  return sql(planRow)`
    select ${planColumns} from roster_plan p
     where p.restaurant_id = ${restaurant} and p.id = ${id} and p.deleted_at is null`;
}

/** Holds the plan until the transaction ends, so that nobody closes it or writes into it meanwhile. */
export function lockPlan({ restaurant, id }: PlanKey): Query<{ id: string }> {
  return sql(z.object({ id: z.string() }))`
    select id from roster_plan
     where restaurant_id = ${restaurant} and id = ${id} and deleted_at is null for update`;
}
