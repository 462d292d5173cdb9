import * as z from 'zod';
import { restoreRoom as call } from '@stammtisch/contracts/room/change-room';
import type { Api } from '../../platform/http/api.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceRoom, changeFloor } from '../floor.ts';
import { answerWithRoom, findRoom } from '../room-row.ts';
import { reseat } from '../unseat.ts';

const idRow = z.object({ id: z.string() });

/** The tables that went with their room, and not those that somebody had deleted before. */
function restoreTables(restaurant: RestaurantId, room: string) {
  return sql(idRow)`
    update dining_table t set deleted_at = null, version = t.version + 1
      from room m
     where m.restaurant_id = ${restaurant} and m.id = ${room} and t.restaurant_id = m.restaurant_id
       and t.room_id = m.id and t.deleted_at = m.deleted_at
    returning t.id`;
}

/** Takes a deletion back (decisions §7). Doing it twice changes nothing. */
export function mountRestoreRoom(api: Api): void {
  register(
    api,
    call,
    async ({ session, params: { roomId: room } }) =>
      changeFloor(api, session, async (floor) => {
        const { tx, restaurant } = floor;
        const tables = await tx.many(restoreTables(restaurant, room));
        await tx.run(command`
          update reservation r set in_room_id = ${room} from room m
           where m.restaurant_id = ${restaurant} and m.id = ${room} and m.deleted_at is not null
             and r.restaurant_id = m.restaurant_id and r.id = any(m.unwished)
             and r.in_room_id is null`);
        const restored = await tx.run(command`
          update room set deleted_at = null, version = version + 1, unwished = '{}'
           where restaurant_id = ${restaurant} and id = ${room} and deleted_at is not null`);
        if (tables.length > 0)
          await reseat(
            floor,
            tables.map(({ id }) => id),
          );
        const row = await tx.maybe(findRoom(restaurant, room));
        if (!row) return refuse('not-found');
        if (restored > 0) await announceRoom(floor, { type: 'room.changed', room });
        return answerWithRoom(row, floor);
      }),
    { refusesDemo: true },
  );
}
