import * as z from 'zod';
import {
  listEventCalendars as call,
  uploadEventCalendar,
} from '@stammtisch/contracts/event/event-calendar';
import type { Api } from '../../../platform/http/api.ts';
import { sql } from '../../../platform/database/sql.ts';
import { pageOf } from '../../../platform/http/page-of.ts';
import { register } from '../../../platform/http/register.ts';
import { calendarColumns, calendarRow, toCalendarResource } from '../calendar-row.ts';

const pageSize = 50;
const listedRow = calendarRow.extend({ total: z.number() });

export function mountListCalendars(api: Api): void {
  register(api, call, async ({ session: { restaurant }, query: { page } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const rows = await tx.many(sql(listedRow)`
        select ${calendarColumns}, count(*) over () as total from event_calendar c
         where c.restaurant_id = ${restaurant}
         order by lower(c.name) limit ${pageSize} offset ${(page - 1) * pageSize}`);
      const { _links, ...counts } = pageOf(call.path, {
        page,
        pageSize,
        total: rows[0]?.total ?? 0,
      });
      const upload = { href: `${uploadEventCalendar.path}{?name,treatAs}`, templated: true };
      return {
        ...counts,
        _links: { ..._links, upload },
        _embedded: { calendars: rows.map(toCalendarResource) },
      };
    }),
  );
}
