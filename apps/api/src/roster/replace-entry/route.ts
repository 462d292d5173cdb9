import { replaceEntry as call } from '@stammtisch/contracts/roster/change-entry';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { enteredEntry } from '../entered-entry.ts';
import { answerWithEntry, toEntry } from '../entry-resource.ts';
import { findEntry } from '../entry-row.ts';
import { employeesOf } from '../plan-resource.ts';
import { updateEntry } from '../store-entry.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

export function mountReplaceEntry(api: Api): void {
  register(api, call, async ({ session, params: { planId, entryId }, body, ifMatch }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant, house } = desk;
      const key = { restaurant, planId, id: entryId };
      const plan = await holdPlan(desk, planId);
      const row = plan && (await tx.maybe(findEntry(key)));
      if (!row) return refuse('not-found');
      const refusal = refuseIfClosed(plan, row.kind);
      if (refusal) return refusal;
      if (ifMatch === undefined) return refuse('version-required');
      if (ifMatch !== '*' && ifMatch !== String(row.version)) {
        return stale(toEntry(row, house.timeZone), row.version);
      }
      const { employee = row.employee } = body;
      if (!employeesOf(plan, house).some(({ name }) => name === employee)) return refuseStranger();
      const shift = enteredEntry(body, { employee, plan, house });
      if (shift instanceof Refusal) return shift;
      const changed = await tx.maybe(updateEntry(key, shift, body.comment));
      if (!changed) return answerWithEntry(row, house.timeZone);
      await touchPlan(desk, plan);
      return answerWithEntry(await tx.one(findEntry(key)), house.timeZone);
    }),
  );
}

function refuseStranger(): Refusal {
  const message = 'Nobody of this name is on the list of the house.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/employee', code: 'EMPLOYEE_UNKNOWN', message }],
  });
}
