import { undoCopy as call } from '@stammtisch/contracts/roster/copy-plan';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

/** Takes away what a copy made. What somebody has changed since stays. */
export function mountUndoCopy(api: Api): void {
  register(api, call, async ({ session, params: { planId, copyId } }) =>
    atDesk(api, session, async (desk) => {
      const plan = await holdPlan(desk, planId);
      if (!plan) return refuse('not-found');
      const refusal = refuseIfClosed(plan, 'SHIFT');
      if (refusal) return refusal;
      const taken = await desk.tx.run(command`
        delete from roster_entry
         where restaurant_id = ${desk.restaurant} and plan_id = ${planId} and copy_id = ${copyId}
           and version = 1`);
      if (taken > 0) await touchPlan(desk, plan);
      return undefined;
    }),
  );
}
