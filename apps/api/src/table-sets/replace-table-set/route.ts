import { replaceTableSet as call } from '@stammtisch/contracts/table-set/table-set';
import { notice } from '../../platform/after-commit/notice.ts';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { changeFloor } from '../../rooms/floor.ts';
import { checkSet } from '../check-set.ts';
import { answerWith, findTableSet, hrefOf, toResource } from '../table-set-row.ts';

export function mountReplaceTableSet(api: Api): void {
  register(
    api,
    call,
    async ({ session, params: { tableSetId: id }, body, ifMatch }) =>
      changeFloor(api, session, async (floor) => {
        const { tx, restaurant } = floor;
        const row = await tx.maybe(findTableSet(restaurant, id));
        if (!row) return refuse('not-found');
        if (ifMatch === undefined) return refuse('version-required');
        if (ifMatch !== '*' && ifMatch !== String(row.version)) {
          return stale(toResource(row), row.version);
        }
        const tables = await checkSet(floor, body, id);
        if (tables instanceof Refusal) return tables;
        await tx.run(command`
          update table_set set table_ids = ${tables}::uuid[], min_persons = ${body.minPersons},
                 max_persons = ${body.maxPersons}, version = version + 1,
                 updated_at = clock_timestamp()
           where restaurant_id = ${restaurant} and id = ${id}`);
        await tx.run(notice(restaurant, { type: 'table-set.changed', href: hrefOf(id) }));
        return answerWith(await tx.one(findTableSet(restaurant, id)));
      }),
    { refusesDemo: true },
  );
}
