import { deleteRoom as call } from '@stammtisch/contracts/room/change-room';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { editTables } from '../edit-tables/edit-tables.ts';
import { announceRoom, changeFloor, hrefOfRoom } from '../floor.ts';
import { currentRoom } from '../room-row.ts';

export function mountDeleteRoom(api: Api): void {
  register(
    api,
    call,
    async ({ session, params, ifMatch }) =>
      changeFloor(api, session, async (floor) => {
        const { tx, restaurant } = floor;
        const room = await currentRoom(floor, { id: params.roomId, ifMatch });
        if (room instanceof Refusal) return room;
        await editTables(floor, room, { put: [], remove: room.tables });
        // The transaction's own minute marks the tables that went with their room.
        await tx.run(command`
          update dining_table set deleted_at = now()
           where restaurant_id = ${restaurant} and id = any(${room.tables.map(({ id }) => id)}::uuid[])`);
        await tx.run(command`
          with unwished as (
            update reservation set in_room_id = null
             where restaurant_id = ${restaurant} and in_room_id = ${room.id} and ends_at > now()
            returning id)
          update room set deleted_at = now(), version = version + 1,
                 unwished = array(select id from unwished)
           where restaurant_id = ${restaurant} and id = ${room.id}`);
        await announceRoom(floor, { type: 'room.deleted', room: room.id });
        return { id: room.id, _links: { restore: { href: `${hrefOfRoom(room.id)}/restore` } } };
      }),
    { refusesDemo: true },
  );
}
