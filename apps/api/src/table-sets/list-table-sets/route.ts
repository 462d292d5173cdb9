import * as z from 'zod';
import { listTableSets as call } from '@stammtisch/contracts/table-set/table-set';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { answer } from '../../platform/http/answer.ts';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { findFloorVersion } from '../../rooms/floor.ts';
import { tableSetColumns, tableSetRow, tableSetSource, toResource } from '../table-set-row.ts';

const pageSize = 500;

const listedRow = tableSetRow.extend({ total: z.number() });

function listTableSets(restaurant: RestaurantId, page: number) {
  return sql(listedRow)`
    select ${tableSetColumns}, count(*) over () as total from ${tableSetSource}
     where s.restaurant_id = ${restaurant}
     order by s.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListTableSets(api: Api): void {
  register(api, call, async ({ session: { restaurant }, query: { page } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const floor = await tx.maybe(findFloorVersion(restaurant));
      const rows = await tx.many(listTableSets(restaurant, page));
      const total = rows[0]?.total ?? 0;
      return answer(
        {
          ...pageOf(call.path, { page, pageSize, total }),
          _embedded: { 'table-sets': rows.map(toResource) },
        },
        floor && { version: floor.version, modifiedAt: floor.changedAt },
      );
    }),
  );
}
