import { deleteEntry as call } from '@stammtisch/contracts/roster/change-entry';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { entryHref, toEntry } from '../entry-resource.ts';
import { findEntry } from '../entry-row.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

export function mountDeleteEntry(api: Api): void {
  register(api, call, async ({ session, params: { planId, entryId }, ifMatch }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant, house } = desk;
      const plan = await holdPlan(desk, planId);
      const row = plan && (await tx.maybe(findEntry({ restaurant, planId, id: entryId })));
      if (!row) return refuse('not-found');
      const refusal = refuseIfClosed(plan, row.kind);
      if (refusal) return refusal;
      if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== String(row.version)) {
        return stale(toEntry(row, house.timeZone), row.version);
      }
      await tx.run(command`
        update roster_entry set deleted_at = clock_timestamp(), version = version + 1
         where restaurant_id = ${restaurant} and id = ${entryId}`);
      await touchPlan(desk, plan);
      return { id: entryId, _links: { restore: { href: `${entryHref(row)}/restore` } } };
    }),
  );
}
