import * as z from 'zod';
import type { RegisterTableReply } from '@stammtisch/contracts/cash-register/register-table';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const ourTable = z.object({ id: z.string(), name: z.string(), room: z.string() });
const registerTableRow = z.object({
  id: z.number(),
  name: z.string(),
  table: ourTable.nullable(),
  byHand: z.boolean(),
  total: z.number(),
});
export type RegisterTableRow = z.output<typeof registerTableRow>;

const columns = fragment`
  c.id, c.name, c.by_hand as "byHand", count(*) over () as total,
  case when t.id is null then null
       else jsonb_build_object('id', t.id, 'name', t.name, 'room', m.name) end as "table"`;
const source = fragment`
  cash_register_table c
  left join dining_table t
    on t.restaurant_id = c.restaurant_id and t.id = c.table_id and t.deleted_at is null
  left join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id`;

/** Those that nobody has said anything of come first. */
export function listRegisterTables(
  restaurant: RestaurantId,
  { page, pageSize }: { page: number; pageSize: number },
): Query<RegisterTableRow> {
  return sql(registerTableRow)`
    select ${columns} from ${source} where c.restaurant_id = ${restaurant}
     order by c.table_id is not null or c.by_hand, length(c.name), c.name, c.id
     limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function findRegisterTable(restaurant: RestaurantId, id: string): Query<RegisterTableRow> {
  return sql(registerTableRow)`
    select ${columns} from ${source}
     where c.restaurant_id = ${restaurant} and c.id = ${id}::bigint`;
}

/** Tables of ours at which somebody can sit. */
export function listOurTables(restaurant: RestaurantId) {
  return sql(ourTable)`
    select t.id, t.name, m.name as room from dining_table t
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where t.restaurant_id = ${restaurant} and t.seats > 0
       and t.deleted_at is null and m.deleted_at is null
     order by m.order_index, t.order_index, t.id`;
}

export function toRegisterTable({ id, name, table, byHand }: RegisterTableRow): RegisterTableReply {
  const href = `/api/1/ready2order/tables/${id}`;
  return { id: String(id), name, table, byHand, _links: { match: { href } } };
}
