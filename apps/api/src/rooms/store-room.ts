import * as z from 'zod';
import type { RoomFields } from '@stammtisch/contracts/room/room';
import { command, sql, type Query, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const idRow = z.object({ id: z.string() });

/** A new room comes after the others. */
export function insertRoom(
  restaurant: RestaurantId,
  room: RoomFields,
): Query<z.output<typeof idRow>> {
  return sql(idRow)`
    insert into room (restaurant_id, name, active, area, outdoor, auto_assignment, color, ref_id,
                      width, depth, order_index)
    values (${restaurant}, ${room.name}, ${room.active}, ${room.area}, ${room.outdoor},
            ${room.autoAssignment}, ${room.color}, ${room.refId}, ${room.config.width},
            ${room.config.depth},
            (select coalesce(max(order_index), -1) + 1 from room where restaurant_id = ${restaurant}))
    returning id`;
}

export function storeRoom(restaurant: RestaurantId, id: string, room: RoomFields): Statement {
  return command`
    update room set name = ${room.name}, active = ${room.active}, area = ${room.area},
           outdoor = ${room.outdoor}, auto_assignment = ${room.autoAssignment},
           color = ${room.color}, ref_id = ${room.refId}, width = ${room.config.width},
           depth = ${room.config.depth}, version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
