import * as z from 'zod';
import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { answer } from '../platform/http/answer.ts';

export const tableSetRow = z.object({
  id: z.string(),
  version: z.int(),
  roomId: z.string(),
  tableIds: z.array(z.string()),
  minPersons: z.int(),
  maxPersons: z.int(),
  updatedAt: z.date(),
});
export type TableSetRow = z.output<typeof tableSetRow>;

export const tableSetColumns = fragment`
  s.id, s.version, s.table_ids as "tableIds", s.min_persons as "minPersons",
  s.max_persons as "maxPersons", s.updated_at as "updatedAt", t.room_id as "roomId"`;

/** Sets whose tables are all there; a set of which one was deleted waits for it to come back. */
export const tableSetSource = fragment`
  table_set s
  join dining_table t on t.restaurant_id = s.restaurant_id and t.id = s.table_ids[1]
  join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id and m.deleted_at is null
   and not exists (
     select from unnest(s.table_ids) as member (id)
       left join dining_table d on d.restaurant_id = s.restaurant_id and d.id = member.id
                               and d.deleted_at is null
      where d.id is null)`;

export function findTableSet(restaurant: RestaurantId, id: string): Query<TableSetRow> {
  return sql(tableSetRow)`
    select ${tableSetColumns} from ${tableSetSource}
     where s.restaurant_id = ${restaurant} and s.id = ${id}`;
}

export function hrefOf(id: string): string {
  return `/api/1/table-sets/${id}`;
}

export function toResource(row: TableSetRow): TableSetReply {
  const { id, version, roomId, tableIds, minPersons, maxPersons } = row;
  const _links = { self: { href: hrefOf(id) } };
  return { id, version, roomId, tableIds, minPersons, maxPersons, _links };
}

export function answerWith(row: TableSetRow) {
  const { id, version, updatedAt } = row;
  return answer(toResource(row), { version, modifiedAt: updatedAt, location: hrefOf(id) });
}
