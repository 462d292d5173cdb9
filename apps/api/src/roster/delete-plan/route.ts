import { deletePlan as call } from '@stammtisch/contracts/roster/change-plan';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { hrefOf, toPlan } from '../plan-resource.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

export function mountDeletePlan(api: Api): void {
  register(api, call, async ({ session, params, ifMatch }) =>
    atDesk(api, session, async (desk) => {
      const row = await holdPlan(desk, params.planId);
      if (!row) return refuse('not-found');
      if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== String(row.version)) {
        return stale(toPlan(row, desk.house), row.version);
      }
      const refusal = refuseIfClosed(row, 'SHIFT');
      if (refusal) return refusal;
      await desk.tx.run(command`
        update roster_plan set deleted_at = clock_timestamp()
         where restaurant_id = ${desk.restaurant} and id = ${row.id}`);
      await touchPlan(desk, row);
      return { id: row.id, _links: { restore: { href: `${hrefOf(row.id)}/restore` } } };
    }),
  );
}
