import { replaceTable as call } from '@stammtisch/contracts/room/change-table';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { atRoot } from '../add-table/route.ts';
import { withCurrentTable } from '../current-table.ts';
import { editTables } from '../edit-tables/edit-tables.ts';
import { answerWithTable, findTable } from '../table-row.ts';

export function mountReplaceTable(api: Api): void {
  register(
    api,
    call,
    async (request) =>
      withCurrentTable(api, request, async ({ floor, room, table: { id, version } }) => {
        const put = [{ ...request.body, id, version }];
        const edited = await editTables(floor, room, { put, remove: [] });
        if (edited instanceof Refusal) return atRoot(edited);
        const key = { restaurant: floor.restaurant, room: room.id, id };
        return answerWithTable(await floor.tx.one(findTable(key)));
      }),
    { refusesDemo: true },
  );
}
