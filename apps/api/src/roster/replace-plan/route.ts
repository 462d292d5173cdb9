import { replacePlan as call } from '@stammtisch/contracts/roster/change-plan';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { answerWith, toPlan } from '../plan-resource.ts';
import { withFreeDays } from '../store-plan.ts';
import { holdPlan } from '../touch-plan.ts';
import { replacePlan } from './replace-plan.ts';

export function mountReplacePlan(api: Api): void {
  register(api, call, async ({ session, params, body, ifMatch }) =>
    withFreeDays(() =>
      atDesk(api, session, async (desk) => {
        const row = await holdPlan(desk, params.planId);
        if (!row) return refuse('not-found');
        if (ifMatch === undefined) return refuse('version-required');
        if (ifMatch !== '*' && ifMatch !== String(row.version)) {
          return stale(toPlan(row, desk.house), row.version);
        }
        const stored = await replacePlan(desk, row, body);
        return stored instanceof Refusal ? stored : answerWith(stored, desk.house);
      }),
    ),
  );
}
