import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { duplicateRoom as call } from '@stammtisch/contracts/room/change-room';
import { copyName } from '@stammtisch/domain/room/name';
import type { Api } from '../../platform/http/api.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceRoom, changeFloor } from '../floor.ts';
import { answerWithRoom, findRoom } from '../room-row.ts';
import { insertRoom } from '../store-room.ts';
import { storeTables } from '../store-tables.ts';

const nameRow = z.object({ name: z.string() });

function listRoomNames(restaurant: RestaurantId) {
  return sql(nameRow)`
    select name from room where restaurant_id = ${restaurant} and deleted_at is null`;
}

/** The sets of the copied tables, in terms of their copies. */
function copySets(restaurant: RestaurantId, copies: ReadonlyMap<string, string>) {
  return command`
    insert into table_set (restaurant_id, table_ids, min_persons, max_persons)
    select s.restaurant_id,
           array(select c.value::uuid from unnest(s.table_ids) as member (id)
                   join jsonb_each_text(${JSON.stringify(Object.fromEntries(copies))}::jsonb) as c
                     on c.key::uuid = member.id
                  order by 1),
           s.min_persons, s.max_persons
      from table_set s
     where s.restaurant_id = ${restaurant} and s.table_ids <@ ${[...copies.keys()]}::uuid[]`;
}

export function mountDuplicateRoom(api: Api): void {
  register(
    api,
    call,
    async ({ session, params }) =>
      changeFloor(api, session, async (floor) => {
        const { tx, restaurant } = floor;
        const room = await tx.maybe(findRoom(restaurant, params.roomId));
        if (!room) return refuse('not-found');
        const taken = await tx.many(listRoomNames(restaurant));
        const name = copyName(
          room.name,
          taken.map((each) => each.name),
        );
        const { width, depth } = room;
        const fields = { ...room, name, refId: '', config: { width, depth } };
        const { id } = await tx.one(insertRoom(restaurant, fields));
        const copies = new Map(room.tables.map((table) => [table.id, randomUUID()]));
        const tables = room.tables.map((table) => {
          const copy = copies.get(table.id);
          if (copy === undefined) throw new Error(`table ${table.id} was not copied`);
          return { ...table, id: copy, refId: '' };
        });
        await tx.run(storeTables({ restaurant, room: id }, tables));
        await tx.run(copySets(restaurant, copies));
        await announceRoom(floor, { type: 'room.created', room: id });
        return answerWithRoom(await tx.one(findRoom(restaurant, id)), floor);
      }),
    { refusesDemo: true },
  );
}
