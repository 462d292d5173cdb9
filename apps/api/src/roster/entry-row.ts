import * as z from 'zod';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { entryKinds } from '@stammtisch/contracts/roster/schedule-entry';
import { fragment, sql, type Fragment, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dayColumn } from '../reservations/reservation-row.ts';

export interface EntryKey {
  restaurant: RestaurantId;
  planId: string;
  id: string;
}

export const entryRow = z.object({
  id: z.string(),
  planId: z.string(),
  version: z.int(),
  kind: z.enum(entryKinds),
  employee: z.string(),
  day: dayColumn,
  startsAt: z.date(),
  endsAt: z.date(),
  comment: z.string(),
});
export type EntryRow = z.output<typeof entryRow>;

export const entryColumns = fragment`
  id, plan_id as "planId", version, kind, employee, day, starts_at as "startsAt",
  ends_at as "endsAt", comment`;

export function findEntry({ restaurant, planId, id }: EntryKey): Query<EntryRow> {
  return sql(entryRow)`
    select ${entryColumns} from roster_entry
     where restaurant_id = ${restaurant} and plan_id = ${planId} and id = ${id}
       and deleted_at is null`;
}

/** In the order in which they start. */
export function entriesOfPlan(restaurant: RestaurantId, planId: string): Query<EntryRow> {
  return sql(entryRow)`
    select ${entryColumns} from roster_entry
     where restaurant_id = ${restaurant} and plan_id = ${planId} and deleted_at is null
     order by starts_at, id`;
}

/** `from` and `where` for the entries of some days, whose plan was not deleted. */
export function entriesWithin(restaurant: RestaurantId, { first, last }: PlanDays): Fragment {
  return fragment`
    from roster_entry e
   where restaurant_id = ${restaurant} and day between ${first} and ${last} and deleted_at is null
     and exists (select from roster_plan p
                  where p.restaurant_id = e.restaurant_id and p.id = e.plan_id
                    and p.deleted_at is null)`;
}
