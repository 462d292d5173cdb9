import { notifyEmployees as call } from '@stammtisch/contracts/roster/notify-employees';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { toPlan } from '../plan-resource.ts';
import { holdPlan } from '../touch-plan.ts';
import { notifyEmployees } from './notify-employees.ts';

export function mountNotifyEmployees(api: Api): void {
  register(api, call, async ({ session, params }) =>
    atDesk(api, session, async (desk) => {
      const plan = await holdPlan(desk, params.planId);
      if (!plan) return refuse('not-found');
      const { plan: stored, ...names } = await notifyEmployees(desk, plan);
      return { ...names, plan: toPlan(stored, desk.house) };
    }),
  );
}
