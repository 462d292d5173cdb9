import { createPlan as call } from '@stammtisch/contracts/roster/change-plan';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk } from '../../reservations/desk.ts';
import { announceRoster } from '../announce-roster.ts';
import { planDays } from '../plan-days.ts';
import { answerWith } from '../plan-resource.ts';
import { findPlan } from '../plan-row.ts';
import { insertPlan, withFreeDays } from '../store-plan.ts';

export function mountCreatePlan(api: Api): void {
  register(api, call, async ({ session, body }) =>
    withFreeDays(() =>
      atDesk(api, session, async (desk) => {
        const { tx, restaurant, house } = desk;
        const { id } = await tx.one(insertPlan(restaurant, planDays(body)));
        await announceRoster(desk, id);
        return answerWith(await tx.one(findPlan({ restaurant, id })), house);
      }),
    ),
  );
}
