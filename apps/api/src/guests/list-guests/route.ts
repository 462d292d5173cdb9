import * as z from 'zod';
import { listGuests as call } from '@stammtisch/contracts/guest/guest';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { guestColumns, guestRow, toResource } from '../guest-row.ts';

const pageSize = 50;

const listedRow = guestRow.extend({ total: z.number() });

/** Every word must occur somewhere; accents and upper case do not count. */
function searchGuests(restaurant: RestaurantId, text: string | undefined, page: number) {
  const words = (text ?? '').split(/\s+/).filter(Boolean);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  return sql(listedRow)`
    select ${guestColumns}, count(*) over () as total
      from guest g
     where g.restaurant_id = ${restaurant}
       and g.search like all (
         select searchable(pattern) from unnest(${patterns}::text[]) as pattern)
     order by lower(g.lastname), lower(g.forename), g.id
     limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListGuests(api: Api): void {
  register(api, call, async ({ session, query }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { page, q } = query;
      const rows = await tx.many(searchGuests(session.restaurant, q, page));
      const total = rows[0]?.total ?? 0;
      const hrefOfPage = (to: number) => {
        const search = new URLSearchParams({ ...(q !== undefined && { q }), page: String(to) });
        return { href: `/api/1/guests?${search}` };
      };
      return {
        total,
        page,
        pageSize,
        _links: {
          self: hrefOfPage(page),
          ...(page * pageSize < total && { next: hrefOfPage(page + 1) }),
        },
        _embedded: { guests: rows.map(toResource) },
      };
    }),
  );
}
