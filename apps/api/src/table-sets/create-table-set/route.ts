import * as z from 'zod';
import { createTableSet as call } from '@stammtisch/contracts/table-set/table-set';
import { notice } from '../../platform/after-commit/notice.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { changeFloor } from '../../rooms/floor.ts';
import { checkSet } from '../check-set.ts';
import { answerWith, findTableSet, hrefOf } from '../table-set-row.ts';

const idRow = z.object({ id: z.string() });

export function mountCreateTableSet(api: Api): void {
  register(
    api,
    call,
    async (request) =>
      changeFloor(api, request.session, (floor) =>
        once(floor.tx, floor.restaurant, request, async () => {
          const { tx, restaurant } = floor;
          const tables = await checkSet(floor, request.body);
          if (tables instanceof Refusal) return tables;
          const { minPersons, maxPersons } = request.body;
          const { id } = await tx.one(sql(idRow)`
            insert into table_set (restaurant_id, table_ids, min_persons, max_persons)
            values (${restaurant}, ${tables}::uuid[], ${minPersons}, ${maxPersons})
            returning id`);
          await tx.run(notice(restaurant, { type: 'table-set.created', href: hrefOf(id) }));
          return answerWith(await tx.one(findTableSet(restaurant, id)));
        }),
      ),
    { refusesDemo: true },
  );
}
