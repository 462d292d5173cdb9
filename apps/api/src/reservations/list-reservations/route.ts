import { listReservations as call } from '@stammtisch/contracts/reservation/list-reservations';
import type { QueryOf } from '@stammtisch/contracts/call';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate, parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { atDesk, todayAt, type Desk } from '../desk.ts';
import { toResource } from '../reservation-resource.ts';
import { versionOfDays } from '../service-day.ts';
import { listReservations } from './list-reservations.sql.ts';

/** What may come next depends on the clock, so a cached list is asked again after so many minutes. */
const freshness = 5;

export function mountListReservations(api: Api): void {
  register(api, call, async ({ session, query }) =>
    atDesk(api, session, async (desk) => {
      const days = readDays(desk, query);
      if (days instanceof Refusal) return days;
      const { version, changedAt } = await desk.tx.one(
        versionOfDays(desk.restaurant, days.from, days.to),
      );
      const rows = await desk.tx.many(
        listReservations(desk.restaurant, {
          ...days,
          statuses: query.status,
          text: query.q,
          page: query.page,
          pageSize: query.pageSize,
        }),
      );
      const total = rows[0]?.total ?? 0;
      return answer(
        {
          total,
          page: query.page,
          pageSize: query.pageSize,
          _links: linksOf(days, query, total),
          _embedded: { reservations: rows.map((row) => toResource(row, desk)) },
        },
        {
          version: `${version}-${Math.floor(desk.now / freshness)}`,
          ...(changedAt && { modifiedAt: changedAt }),
        },
      );
    }),
  );
}

interface Days {
  from: Day;
  to: Day;
}

function readDays(desk: Desk, query: QueryOf<typeof call>): Days | Refusal {
  const date = query.date === undefined ? undefined : parseWireDate(query.date);
  const today = date ?? todayAt(desk);
  const from = query.from === undefined ? today : (parseWireDate(query.from) ?? today);
  const to = query.to === undefined ? from : (parseWireDate(query.to) ?? from);
  if (to >= from) return { from, to };
  const message = 'The range ends before it begins. Swap the two days.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/query/to', code: 'end-before-start', message }],
  });
}

function linksOf({ from, to }: Days, query: QueryOf<typeof call>, total: number) {
  const hrefOfPage = (page: number) => {
    const search = new URLSearchParams({ from: formatWireDate(from), to: formatWireDate(to) });
    if (query.status) search.set('status', query.status.join(','));
    if (query.q !== undefined) search.set('q', query.q);
    search.set('pageSize', String(query.pageSize));
    if (page > 1) search.set('page', String(page));
    return { href: `/api/1/reservations?${search}` };
  };
  return {
    self: hrefOfPage(query.page),
    create: { href: '/api/1/reservations' },
    ...(query.page > 1 && { prev: hrefOfPage(query.page - 1) }),
    ...(query.page * query.pageSize < total && { next: hrefOfPage(query.page + 1) }),
  };
}
