import { copyPlan as call } from '@stammtisch/contracts/roster/copy-plan';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { hrefOf, toPlan } from '../plan-resource.ts';
import { findPlan } from '../plan-row.ts';
import { withFreeDays } from '../store-plan.ts';
import { copyPlan } from './copy-plan.ts';

export function mountCopyPlan(api: Api): void {
  register(api, call, async ({ session, params, body }) =>
    withFreeDays(() =>
      atDesk(api, session, async (desk) => {
        const source = await desk.tx.maybe(
          findPlan({ restaurant: desk.restaurant, id: params.planId }),
        );
        const start = parseWireDate(body.timespanStart);
        if (!source || !start) return refuse('not-found');
        const copy = await copyPlan(desk, source, start);
        if (copy instanceof Refusal) return copy;
        const { plan, copyId, ...counts } = copy;
        return {
          ...counts,
          plan: toPlan(plan, desk.house),
          _links: { undo: { href: `${hrefOf(plan.id)}/copies/${copyId}` } },
        };
      }),
    ),
  );
}
