import * as z from 'zod';
import { listPlans, readPlan } from '@stammtisch/contracts/roster/list-plans';
import { listEntries } from '@stammtisch/contracts/roster/schedule-entry';
import { exportHours, sumHours } from '@stammtisch/contracts/roster/sum-hours';
import type { QueryOf } from '@stammtisch/contracts/call';
import { loadedStatus } from '@stammtisch/domain/roster/plan-status';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { answerWith, toPlan } from '../plan-resource.ts';
import { findPlan, planColumns, planRow } from '../plan-row.ts';

type Asked = QueryOf<typeof listPlans>;

const pageSize = 50;
const listedRow = planRow.extend({ total: z.number() });

export function mountListPlans(api: Api): void {
  register(api, listPlans, async ({ session, query }) =>
    atDesk(api, session, async ({ tx, restaurant, house }) => {
      const rows = await tx.many(select(restaurant, query));
      const { page } = query;
      const { _links, ...counts } = pageOf(pathOf(query), {
        page,
        pageSize,
        total: rows[0]?.total ?? 0,
      });
      return {
        ...counts,
        _links: {
          ..._links,
          'time-recordings-fullcalendar': {
            href: `${listEntries.path}{?from,to,page}`,
            templated: true,
          },
          hours: { href: `${sumHours.path}{?month,page}`, templated: true },
          'hours-csv': { href: `${exportHours.path}{?month,language}`, templated: true },
        },
        _embedded: { plans: rows.map((row) => toPlan(row, house)) },
      };
    }),
  );
  register(api, readPlan, async ({ session, params }) =>
    atDesk(api, session, async ({ tx, restaurant, house }) => {
      const row = await tx.maybe(findPlan({ restaurant, id: params.planId }));
      if (!row) return refuse('not-found');
      return answerWith({ ...row, status: loadedStatus(row.status) }, house);
    }),
  );
}

function select(restaurant: RestaurantId, { from, to, page }: Asked) {
  const first = from === undefined ? null : (parseWireDate(from) ?? null);
  const last = to === undefined ? null : (parseWireDate(to) ?? null);
  return sql(listedRow)`
    select ${planColumns}, count(*) over () as total from roster_plan p
     where p.restaurant_id = ${restaurant} and p.deleted_at is null
       and (${first}::date is null or p.ends_on >= ${first}::date)
       and (${last}::date is null or p.starts_on <= ${last}::date)
     order by p.starts_on desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

function pathOf({ from = '', to = '' }: Asked): string {
  const words = Object.entries({ from, to }).filter(([, word]) => word !== '');
  return words.length > 0 ? `${listPlans.path}?${new URLSearchParams(words)}` : listPlans.path;
}
