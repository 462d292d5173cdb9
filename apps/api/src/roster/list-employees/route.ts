import {
  listEmployees as call,
  type RosterEmployee,
} from '@stammtisch/contracts/roster/list-employees';
import { newsFor } from '@stammtisch/domain/roster/news';
import type { Employee } from '@stammtisch/domain/roster/planned-employees';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { employeeId } from '../employee-id.ts';
import { employeesOf, hrefOf } from '../plan-resource.ts';
import { findPlan, type PlanRow } from '../plan-row.ts';
import { sumOfPlan, type HoursRow } from '../sum-hours.sql.ts';

const pageSize = 200;

export function mountListEmployees(api: Api): void {
  register(api, call, async ({ session, params, query: { page } }) =>
    atDesk(api, session, async ({ tx, restaurant, house }) => {
      const plan = await tx.maybe(findPlan({ restaurant, id: params.planId }));
      if (!plan) return refuse('not-found');
      const hours = await tx.many(sumOfPlan(restaurant, plan.id));
      const employees = employeesOf(plan, house);
      const shown = employees.slice((page - 1) * pageSize, page * pageSize);
      return {
        ...pageOf(`${hrefOf(plan.id)}/employees`, { page, pageSize, total: employees.length }),
        _embedded: { employees: shown.map((employee) => toResource(employee, plan, hours)) },
      };
    }),
  );
}

function toResource(
  { name, email, active }: Employee,
  plan: PlanRow,
  hours: readonly HoursRow[],
): RosterEmployee {
  const {
    planned = 0,
    worked = 0,
    shiftCount = 0,
  } = hours.find(({ employee }) => employee === name) ?? {};
  const id = employeeId(name);
  const own = `${hrefOf(plan.id)}/employees/${id}`;
  return {
    id,
    name,
    email,
    active,
    planned,
    worked,
    shiftCount,
    news: newsFor(plan.told[name], plan.digests[name]),
    _links: {
      'time-recordings': { href: `${own}/time-recordings` },
      ...(plan.status !== 'CLOSED' && { shifts: { href: `${own}/shifts` } }),
    },
  };
}
