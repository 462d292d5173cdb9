import { restorePlan as call } from '@stammtisch/contracts/roster/change-plan';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { answerWith } from '../plan-resource.ts';
import { findPlan } from '../plan-row.ts';
import { withFreeDays } from '../store-plan.ts';
import { touchPlan } from '../touch-plan.ts';

/** Takes a deletion back (decisions §7). Doing it twice changes nothing. */
export function mountRestorePlan(api: Api): void {
  register(api, call, async ({ session, params: { planId: id } }) =>
    withFreeDays(() =>
      atDesk(api, session, async (desk) => {
        const { tx, restaurant, house } = desk;
        const restored = await tx.run(command`
          update roster_plan set deleted_at = null
           where restaurant_id = ${restaurant} and id = ${id} and deleted_at is not null`);
        if (restored > 0) await touchPlan(desk, { id });
        const row = await tx.maybe(findPlan({ restaurant, id }));
        return row ? answerWith(row, house) : refuse('not-found');
      }),
    ),
  );
}
