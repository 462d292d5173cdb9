import { newsFor } from '@stammtisch/domain/roster/news';
import { lengthOf } from '@stammtisch/domain/roster/shift';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { enqueueMail } from '../../mails/enqueue-mail.ts';
import { command } from '../../platform/database/sql.ts';
import type { Desk } from '../../reservations/desk.ts';
import { shiftOf } from '../entry-resource.ts';
import { entriesOfPlan, type EntryRow } from '../entry-row.ts';
import { employeesOf } from '../plan-resource.ts';
import { findPlan, type PlanRow } from '../plan-row.ts';
import { touchPlan } from '../touch-plan.ts';

export interface Notification {
  plan: PlanRow;
  told: { name: string; email: string }[];
  withoutAddress: string[];
}

/** Writes a mail to everybody for whom the plan has news; whoever has no address is named. */
export async function notifyEmployees(desk: Desk, plan: PlanRow): Promise<Notification> {
  const { tx, restaurant, house } = desk;
  const people = peopleOf(desk, plan).filter(({ news }) => news !== 'nothing');
  if (people.length === 0) return { plan, told: [], withoutAddress: [] };
  const entries = await tx.many(entriesOfPlan(restaurant, plan.id));
  const told = people.filter(({ email }) => email !== '');
  for (const { name, email, news } of told) {
    const content = {
      planId: plan.id,
      employee: name,
      date: formatWireDate(plan.first),
      lastDate: formatWireDate(plan.last),
      shifts: shiftsOf(entries, { name, timeZone: house.timeZone }),
      isChange: news !== 'first',
    };
    const mail = {
      type: 'roster' as const,
      occasion: `${plan.version} ${name}`,
      recipient: { name, address: email },
      language: house.settings.mail.notifications.language,
      content,
    };
    await tx.run(enqueueMail(restaurant, mail));
  }
  await tx.run(command`
    update roster_plan
       set told = ${JSON.stringify(plan.digests)}::jsonb, notified_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${plan.id}`);
  await touchPlan(desk, plan);
  return {
    plan: await tx.one(findPlan({ restaurant, id: plan.id })),
    told: told.map(({ name, email }) => ({ name, email })),
    withoutAddress: people.filter(({ email }) => email === '').map(({ name }) => name),
  };
}

/** Everybody in the plan, and who was in it when they were told the last time. */
function peopleOf({ house }: Desk, plan: PlanRow) {
  const { told, digests } = plan;
  const planned = [...new Set([...plan.planned, ...Object.keys(told)])];
  return employeesOf({ ...plan, planned }, house).map(({ name, email }) => ({
    name,
    email,
    news: newsFor(told[name], digests[name]),
  }));
}

function shiftsOf(
  entries: readonly EntryRow[],
  { name, timeZone }: { name: string; timeZone: string },
) {
  return entries
    .filter(({ employee, kind }) => employee === name && kind === 'SHIFT')
    .map((row) => {
      const shift = shiftOf(row, timeZone);
      return {
        date: formatWireDate(row.day),
        start: formatWireTime(shift.start),
        end: formatWireTime(shift.end),
        minutes: lengthOf(shift),
        comment: row.comment,
      };
    });
}
