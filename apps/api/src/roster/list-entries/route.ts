import * as z from 'zod';
import { listEntries as call } from '@stammtisch/contracts/roster/schedule-entry';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { atDesk } from '../../reservations/desk.ts';
import { toEntry } from '../entry-resource.ts';
import { entriesWithin, entryColumns, entryRow } from '../entry-row.ts';
import { planDays } from '../plan-days.ts';

/** Sixty people for more than a week. */
const pageSize = 500;
const listedRow = entryRow.extend({ total: z.number() });

export function mountListEntries(api: Api): void {
  register(api, call, async ({ session, query: { from, to = from, page } }) =>
    atDesk(api, session, async ({ tx, restaurant, house }) => {
      const rows = await tx.many(select(restaurant, { from, to, page }));
      const path = `${call.path}?${new URLSearchParams({ from, to })}`;
      return {
        ...pageOf(path, { page, pageSize, total: rows[0]?.total ?? 0 }),
        _embedded: { entries: rows.map((row) => toEntry(row, house.timeZone)) },
      };
    }),
  );
}

function select(
  restaurant: RestaurantId,
  { from, to, page }: { from: string; to: string; page: number },
) {
  const days = planDays({ timespanStart: from, timespanEnd: to });
  return sql(listedRow)`
    select ${entryColumns}, count(*) over () as total ${entriesWithin(restaurant, days)}
     order by day, starts_at, id limit ${pageSize} offset ${(page - 1) * pageSize}`;
}
