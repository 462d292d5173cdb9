import * as z from 'zod';
import { sumHours as call } from '@stammtisch/contracts/roster/sum-hours';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk } from '../../reservations/desk.ts';
import { monthAsked } from '../month-asked.ts';
import { entriesWithin } from '../entry-row.ts';
import { hoursColumns, hoursRow } from '../sum-hours.sql.ts';

const pageSize = 200;
const listedRow = hoursRow.extend({ total: z.number() });

export function mountSumHours(api: Api): void {
  register(api, call, async ({ session, query: { month, page } }) =>
    atDesk(api, session, async (desk) => {
      const days = monthAsked(desk, month);
      const rows = await desk.tx.many(sql(listedRow)`
        select ${hoursColumns}, count(*) over () as total ${entriesWithin(desk.restaurant, days)}
         group by employee order by employee limit ${pageSize} offset ${(page - 1) * pageSize}`);
      const path = `${call.path}?${new URLSearchParams({ month: formatWireMonth(days.first) })}`;
      return {
        ...pageOf(path, { page, pageSize, total: rows[0]?.total ?? 0 }),
        _embedded: { hours: rows.map((row) => hoursRow.parse(row)) },
      };
    }),
  );
}
