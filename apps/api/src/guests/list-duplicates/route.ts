import { duplicate, listDuplicates as call } from '@stammtisch/contracts/guest/list-duplicates';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isToldApart } from '../tell-apart/told-apart.sql.ts';
import { findGuest, guestColumns, guestRow, toResource } from '../guest-row.ts';

const most = 20;

const duplicateRow = guestRow.extend({ reason: duplicate.shape.reason });

/** The surest first; of those the ones who came most often. */
function listDuplicates(restaurant: RestaurantId, id: string) {
  return sql(duplicateRow)`
    select ${guestColumns}, found.reason
      from find_duplicates(${id}, ${most}) found
      join guest g on g.restaurant_id = ${restaurant} and g.id = found.id
      cross join lateral (
        select g.restaurant_id as house, ${id}::uuid as one_id, g.id as other_id) pair
     where not ${isToldApart}
     order by array_position(array['phone', 'email', 'name'], found.reason),
              "reservationCount" desc, g.id`;
}

export function mountListDuplicates(api: Api): void {
  register(api, call, async ({ session, params }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { restaurant } = session;
      if (!(await tx.maybe(findGuest(restaurant, params.guestId)))) return refuse('not-found');
      const rows = await tx.many(listDuplicates(restaurant, params.guestId));
      return {
        total: rows.length,
        page: 1,
        pageSize: most,
        _links: { self: { href: `/api/1/guests/${params.guestId}/duplicates` } },
        _embedded: {
          guests: rows.map((row) => ({ ...toResource(row), reason: row.reason })),
        },
      };
    }),
  );
}
