import { deleteTableSet as call } from '@stammtisch/contracts/table-set/table-set';
import { notice } from '../../platform/after-commit/notice.ts';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { changeFloor } from '../../rooms/floor.ts';
import { hrefOf } from '../table-set-row.ts';

export function mountDeleteTableSet(api: Api): void {
  register(
    api,
    call,
    async ({ session, params: { tableSetId: id } }) =>
      changeFloor(api, session, async ({ tx, restaurant }) => {
        const deleted = await tx.run(
          command`delete from table_set where restaurant_id = ${restaurant} and id = ${id}`,
        );
        if (deleted === 0) return refuse('not-found');
        await tx.run(notice(restaurant, { type: 'table-set.deleted', href: hrefOf(id) }));
        return undefined;
      }),
    { refusesDemo: true },
  );
}
