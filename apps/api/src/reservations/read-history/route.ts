import * as z from 'zod';
import { historyEntry, readHistory as call } from '@stammtisch/contracts/reservation/read-history';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ReservationKey } from '../reservation-row.ts';

const pageSize = 100;

const { what, by } = historyEntry.shape;
const historyRow = z.object({
  at: z.date(),
  what,
  by,
  editor: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  total: z.number(),
});

function listHistory({ restaurant, id }: ReservationKey, page: number) {
  return sql(historyRow)`
    select at, what, by, editor, from_value as "from", to_value as "to", count(*) over () as total
      from reservation_history
     where restaurant_id = ${restaurant} and reservation_id = ${id}
     order by id limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** Oldest first. A deleted reservation still tells its story; an unknown one answers 404. */
export function mountReadHistory(api: Api): void {
  register(api, call, async ({ session, params, query }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const key = { restaurant: session.restaurant, id: params.reservationId };
      const rows = await tx.many(listHistory(key, query.page));
      const total = rows[0]?.total ?? 0;
      if (total === 0 && query.page === 1) return refuse('not-found');
      const reservation = `/api/1/reservations/${params.reservationId}`;
      const paged = pageOf(`${reservation}/history`, { page: query.page, pageSize, total });
      return {
        ...paged,
        _links: { ...paged._links, reservation: { href: reservation } },
        _embedded: {
          entries: rows.map((row) => ({
            at: row.at.toISOString(),
            what: row.what,
            by: row.by,
            editor: row.editor,
            from: row.from,
            to: row.to,
            _links: {},
          })),
        },
      };
    }),
  );
}
