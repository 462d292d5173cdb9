import * as z from 'zod';
import type { EntryKind } from '@stammtisch/contracts/roster/schedule-entry';
import type { Shift } from '@stammtisch/domain/roster/shift';
import { dayOf } from '@stammtisch/domain/time/minute';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dateOf } from '../platform/time-zone/time-zone.ts';
import type { EntryKey } from './entry-row.ts';

/** A screen shows all of a plan. */
export const mostEntries = 5_000;

export interface KeptEntry {
  planId: string;
  kind: EntryKind;
  shift: Shift;
  comment: string;
  copyId?: string;
}

const idRow = z.object({ id: z.string() });

export function countEntries(restaurant: RestaurantId, planId: string) {
  return sql(z.object({ count: z.number() }))`
    select count(*) as count from roster_entry
     where restaurant_id = ${restaurant} and plan_id = ${planId} and deleted_at is null`;
}

export function insertEntry(
  restaurant: RestaurantId,
  { planId, kind, shift, comment, copyId }: KeptEntry,
) {
  return sql(idRow)`
    insert into roster_entry (restaurant_id, plan_id, kind, employee, day, starts_at, ends_at,
                              comment, copy_id)
    values (${restaurant}, ${planId}, ${kind}, ${shift.employee}, ${dayOf(shift.start)},
            ${dateOf(shift.from)}, ${dateOf(shift.to)}, ${comment}, ${copyId ?? null})
    returning id`;
}

/** Answers nothing where it is there already: then it keeps its version. */
export function updateEntry({ restaurant, id }: EntryKey, shift: Shift, comment: string) {
  return sql(idRow)`
    update roster_entry
       set employee = ${shift.employee}, day = ${dayOf(shift.start)},
           starts_at = ${dateOf(shift.from)}, ends_at = ${dateOf(shift.to)}, comment = ${comment},
           version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}
       and (employee, starts_at, ends_at, comment) is distinct from
           (${shift.employee}::text, ${dateOf(shift.from)}::timestamptz,
            ${dateOf(shift.to)}::timestamptz, ${comment}::text)
    returning id`;
}
