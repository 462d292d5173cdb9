import { restoreEntry as call } from '@stammtisch/contracts/roster/change-entry';
import * as z from 'zod';
import { entryKinds } from '@stammtisch/contracts/roster/schedule-entry';
import type { Api } from '../../platform/http/api.ts';
import { command, sql } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { answerWithEntry } from '../entry-resource.ts';
import { findEntry, type EntryKey } from '../entry-row.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

/** Takes a deletion back (decisions §7). Doing it twice changes nothing. */
export function mountRestoreEntry(api: Api): void {
  register(api, call, async ({ session, params: { planId, entryId } }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant, house } = desk;
      const key = { restaurant, planId, id: entryId };
      const plan = await holdPlan(desk, planId);
      const gone = plan && (await tx.maybe(findDeleted(key)));
      const refusal = gone && refuseIfClosed(plan, gone.kind);
      if (refusal) return refusal;
      if (gone) {
        await tx.run(command`
          update roster_entry set deleted_at = null, version = version + 1
           where restaurant_id = ${restaurant} and id = ${entryId}`);
        await touchPlan(desk, plan);
      }
      const row = plan && (await tx.maybe(findEntry(key)));
      return row ? answerWithEntry(row, house.timeZone) : refuse('not-found');
    }),
  );
}

function findDeleted({ restaurant, planId, id }: EntryKey) {
  return sql(z.object({ kind: z.enum(entryKinds) }))`
    select kind from roster_entry
     where restaurant_id = ${restaurant} and plan_id = ${planId} and id = ${id}
       and deleted_at is not null`;
}
