import { planShift, recordTime } from '@stammtisch/contracts/roster/change-entry';
import type { BodyOf, ParamsOf } from '@stammtisch/contracts/call';
import type { EntryKind } from '@stammtisch/contracts/roster/schedule-entry';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { atDesk, type Desk } from '../../reservations/desk.ts';
import { employeeOf } from '../employee-id.ts';
import { enteredEntry } from '../entered-entry.ts';
import { answerWithEntry } from '../entry-resource.ts';
import { findEntry } from '../entry-row.ts';
import { countEntries, insertEntry, mostEntries } from '../store-entry.ts';
import { holdPlan, refuseIfClosed, touchPlan } from '../touch-plan.ts';

export function mountAddEntry(api: Api): void {
  register(api, planShift, async ({ session, params, body }) =>
    atDesk(api, session, (desk) => addEntry(desk, 'SHIFT', params, body)),
  );
  register(api, recordTime, async ({ session, params, body }) =>
    atDesk(api, session, (desk) => addEntry(desk, 'RECORDING', params, body)),
  );
}

async function addEntry(
  desk: Desk,
  kind: EntryKind,
  { planId, employeeId }: ParamsOf<typeof planShift>,
  body: BodyOf<typeof planShift>,
) {
  const { tx, restaurant, house } = desk;
  const plan = await holdPlan(desk, planId);
  const employee = plan && employeeOf(plan, house, employeeId);
  if (!employee) return refuse('not-found');
  const refusal = refuseIfClosed(plan, kind);
  if (refusal) return refusal;
  const shift = enteredEntry(body, { employee: employee.name, plan, house });
  if (shift instanceof Refusal) return shift;
  const { count } = await tx.one(countEntries(restaurant, planId));
  if (count >= mostEntries) return refuse('plan-full');
  const { id } = await tx.one(
    insertEntry(restaurant, { planId, kind, shift, comment: body.comment }),
  );
  await touchPlan(desk, plan);
  return answerWithEntry(await tx.one(findEntry({ restaurant, planId, id })), house.timeZone);
}
