import * as z from 'zod';
import { listEvents, readEvent } from '@stammtisch/contracts/event/list-events';
import { listEventCalendars } from '@stammtisch/contracts/event/event-calendar';
import { listAffectedByEvent } from '@stammtisch/contracts/event/change-event';
import type { QueryOf } from '@stammtisch/contracts/call';
import type { Day } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { fragment, sql, type Fragment } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { mayHappenBetween } from '../../settings/calendar-events.ts';
import { answerWith, toResource } from '../event-resource.ts';
import { eventColumns, eventRow, findEvent } from '../event-row.ts';

type Asked = QueryOf<typeof listEvents>;

const pageSize = 200;
const listedRow = eventRow.extend({ total: z.number() });

export function mountListEvents(api: Api): void {
  register(api, listEvents, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const today = todayAt(desk);
      const rows = await desk.tx.many(select(desk.restaurant, query, today));
      const { _links, ...counts } = pageOf(pathOf(query), {
        page: query.page,
        pageSize,
        total: rows[0]?.total ?? 0,
      });
      return {
        ...counts,
        _links: {
          ..._links,
          affected: { href: listAffectedByEvent.path },
          calendars: { href: listEventCalendars.path },
        },
        _embedded: { events: rows.map((row) => toResource(row, today)) },
      };
    }),
  );
  register(api, readEvent, async ({ session: { restaurant }, session, params }) =>
    atDesk(api, session, async (desk) => {
      const row = await desk.tx.maybe(findEvent({ restaurant, id: params.eventId }));
      return row ? answerWith(row, todayAt(desk)) : refuse('not-found');
    }),
  );
}

/** What repeats comes first, because it matters on many days; past ones begin with the latest. */
function select(restaurant: RestaurantId, asked: Asked, today: Day) {
  const order =
    asked.when === 'past'
      ? fragment`ends_on desc, start_time, id`
      : fragment`interval = 'ONCE', starts_on, start_time, id`;
  return sql(listedRow)`
    select ${eventColumns}, count(*) over () as total from event
     where restaurant_id = ${restaurant} and deleted_at is null
       and ${ofTime(asked, today)} and ${within(asked)}
     order by ${order} limit ${pageSize} offset ${(asked.page - 1) * pageSize}`;
}

/** The rule in the domain (`isOldEvent`), for the database. */
const isOld = (today: Day) => fragment`(interval = 'ONCE' or limited_time) and ends_on < ${today}`;

function ofTime({ when }: Asked, today: Day): Fragment {
  if (when === 'all') return fragment`true`;
  return when === 'past' ? fragment`(${isOld(today)})` : fragment`not (${isOld(today)})`;
}

function within({ from, to }: Asked): Fragment {
  const first = from === undefined ? undefined : parseWireDate(from);
  const last = to === undefined ? undefined : parseWireDate(to);
  if (first === undefined && last === undefined) return fragment`true`;
  return mayHappenBetween(first ?? ('0001-01-01' as Day), last ?? ('9999-12-31' as Day));
}

function pathOf({ when, from = '', to = '' }: Asked): string {
  const words = Object.entries({ when, from, to }).filter(([, word]) => word !== '');
  return `${listEvents.path}?${new URLSearchParams(words)}`;
}
