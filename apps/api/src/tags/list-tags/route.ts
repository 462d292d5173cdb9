import { listTags as call } from '@stammtisch/contracts/tag/tag';
import * as z from 'zod';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { tagColumns, tagRow, toResource } from '../tag-row.ts';

const pageSize = 200;

const listedRow = tagRow.extend({ total: z.number() });

function listTags(restaurant: RestaurantId, page: number) {
  return sql(listedRow)`
    select ${tagColumns}, count(*) over () as total from tag t
     where t.restaurant_id = ${restaurant}
     order by lower(t.name) limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListTags(api: Api): void {
  register(api, call, async ({ session, query: { page } }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const rows = await tx.many(listTags(session.restaurant, page));
      const total = rows[0]?.total ?? 0;
      return {
        ...pageOf(call.path, { page, pageSize, total }),
        _embedded: { tags: rows.map(toResource) },
      };
    }),
  );
}
