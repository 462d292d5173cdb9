import { readTable as call } from '@stammtisch/contracts/room/change-table';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerWithTable, findTable } from '../table-row.ts';

export function mountReadTable(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params: { roomId: room, tableId: id } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const row = await tx.maybe(findTable({ restaurant, room, id }));
      return row && !row.deleted ? answerWithTable(row) : refuse('not-found');
    }),
  );
}
