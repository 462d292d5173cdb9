import { replaceRoom as call } from '@stammtisch/contracts/room/change-room';
import { keepPlace } from '@stammtisch/domain/room/table-place';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceRoom, changeFloor } from '../floor.ts';
import { answerWithRoom, currentRoom, findRoom } from '../room-row.ts';
import { storeRoom } from '../store-room.ts';
import { storeTables } from '../store-tables.ts';
import { touchDaysOf } from '../touch-days.ts';

export function mountReplaceRoom(api: Api): void {
  register(
    api,
    call,
    async ({ session, params, body, ifMatch }) =>
      changeFloor(api, session, async (floor) => {
        const { tx, restaurant } = floor;
        const row = await currentRoom(floor, { id: params.roomId, ifMatch });
        if (row instanceof Refusal) return row;
        await tx.run(storeRoom(restaurant, row.id, body));
        if (row.width !== body.config.width || row.depth !== body.config.depth) {
          const moved = row.tables.map((table) => ({
            ...table,
            config: keepPlace(row, body.config, table.config),
          }));
          await tx.run(storeTables({ restaurant, room: row.id }, moved));
        }
        if (row.name !== body.name) {
          await touchDaysOf(
            floor,
            row.tables.map(({ id }) => id),
          );
        }
        await announceRoom(floor, { type: 'room.changed', room: row.id });
        return answerWithRoom(await tx.one(findRoom(restaurant, row.id)), floor);
      }),
    { refusesDemo: true },
  );
}
