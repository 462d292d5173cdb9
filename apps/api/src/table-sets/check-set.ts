import * as z from 'zod';
import type { TableSetFields } from '@stammtisch/contracts/table-set/table-set';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Floor } from '../rooms/floor.ts';

const memberRow = z.object({ id: z.string(), roomId: z.string(), seats: z.int() });

function listMembers(restaurant: RestaurantId, ids: readonly string[]) {
  return sql(memberRow)`
    select t.id, t.room_id as "roomId", t.seats
      from dining_table t
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where t.restaurant_id = ${restaurant} and t.id = any(${ids}::uuid[])
       and t.deleted_at is null and m.deleted_at is null`;
}

const takenRow = z.object({ id: z.string() });

function findSame(restaurant: RestaurantId, ids: readonly string[], except: string | null) {
  return sql(takenRow)`
    select id from table_set
     where restaurant_id = ${restaurant} and table_ids = ${ids}::uuid[]
       and id is distinct from ${except}::uuid`;
}

/** The tables of a set in the order of their ids, or why they cannot be one. */
export async function checkSet(
  { tx, restaurant }: Floor,
  { tableIds }: TableSetFields,
  except: string | null = null,
): Promise<string[] | Refusal> {
  // As the database orders them: the lower case of an id sorts like the id.
  const ids = tableIds.map((id) => id.toLowerCase()).toSorted();
  const members = await tx.many(listMembers(restaurant, ids));
  const missing = tableIds.findIndex(
    (id) => !members.some((each) => each.id === id.toLowerCase() && each.seats > 0),
  );
  if (missing >= 0) {
    return refuseTable(`/tableIds/${missing}`, {
      code: 'unknown-table',
      message: 'Nobody can sit at this table. Choose another one.',
    });
  }
  if (members.some(({ roomId }) => roomId !== members[0]?.roomId)) {
    return refuseTable('/tableIds', {
      code: 'other-room',
      message: 'Tables of different rooms cannot be pushed together. Choose tables of one room.',
    });
  }
  if (await tx.maybe(findSame(restaurant, ids, except))) return refuse('table-set-exists');
  return ids;
}

function refuseTable(pointer: string, error: { code: string; message: string }): Refusal {
  return refuse('table-unknown', { errors: [{ pointer, ...error }] });
}
