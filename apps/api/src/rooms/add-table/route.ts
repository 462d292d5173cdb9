import { randomUUID } from 'node:crypto';
import { addTable as call } from '@stammtisch/contracts/room/change-table';
import { nextTableName } from '@stammtisch/domain/room/name';
import type { Api } from '../../platform/http/api.ts';
import { once } from '../../platform/http/idempotency.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { editTables } from '../edit-tables/edit-tables.ts';
import { changeFloor } from '../floor.ts';
import { refuseNameInUse } from '../name-in-use.ts';
import { findRoom } from '../room-row.ts';
import { answerWithTable, findTable } from '../table-row.ts';

export function mountAddTable(api: Api): void {
  register(
    api,
    call,
    async (request) =>
      changeFloor(api, request.session, (floor) =>
        once(floor.tx, floor.restaurant, request, async () => {
          const { tx, restaurant } = floor;
          const room = await tx.maybe(findRoom(restaurant, request.params.roomId));
          if (!room) return refuse('not-found');
          const name = request.body.name ?? nextTableName(room.tables.map((table) => table.name));
          const id = randomUUID();
          const put = [{ ...request.body, name, id, version: 0 }];
          const edited = await editTables(floor, room, { put, remove: [] });
          if (edited instanceof Refusal) return atRoot(edited);
          return answerWithTable(await tx.one(findTable({ restaurant, room: room.id, id })));
        }),
      ),
    { refusesDemo: true },
  );
}

/** The body of these calls is the table itself, not a list of tables. */
export function atRoot(refusal: Refusal): Refusal {
  return refusal.type === 'name-in-use' ? refuseNameInUse('/name') : refusal;
}
