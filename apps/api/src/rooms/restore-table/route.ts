import { restoreTable as call } from '@stammtisch/contracts/room/change-table';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { atRoot } from '../add-table/route.ts';
import { editTables } from '../edit-tables/edit-tables.ts';
import { changeFloor } from '../floor.ts';
import { findRoom } from '../room-row.ts';
import { answerWithTable, findTable } from '../table-row.ts';

/** Takes a deletion back (decisions §7). Doing it twice changes nothing. */
export function mountRestoreTable(api: Api): void {
  register(
    api,
    call,
    async ({ session, params }) =>
      changeFloor(api, session, async (floor) => {
        const { tx, restaurant } = floor;
        const key = { restaurant, room: params.roomId, id: params.tableId };
        const room = await tx.maybe(findRoom(restaurant, params.roomId));
        const table = await tx.maybe(findTable(key));
        if (!room || !table) return refuse('not-found');
        if (!table.deleted) return answerWithTable(table);
        const put = [{ ...table, version: 0 }];
        const edited = await editTables(floor, room, { put, remove: [] });
        if (edited instanceof Refusal) return atRoot(edited);
        return answerWithTable(await tx.one(findTable(key)));
      }),
    { refusesDemo: true },
  );
}
