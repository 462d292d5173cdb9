import * as z from 'zod';
import { matchTables } from '@stammtisch/domain/cash-register/table-name';
import { command, sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { TableOfProvider } from './ask-provider/read-tables.ts';
import { listOurTables } from './register-table-row.ts';

const keptRow = z.object({
  id: z.number().transform(String),
  name: z.string(),
  match: z
    .string()
    .nullable()
    .transform((id) => id ?? undefined),
  isByHand: z.boolean(),
});

/** Takes over the register's tables. Those that are gone there are gone here. */
export async function keepTables(
  tx: Transaction,
  restaurant: RestaurantId,
  tables: readonly TableOfProvider[],
): Promise<void> {
  const ids = tables.map(({ id }) => id);
  await tx.run(command`
    delete from cash_register_table
     where restaurant_id = ${restaurant} and id <> all(${ids}::bigint[])`);
  await tx.run(command`
    insert into cash_register_table (restaurant_id, id, name)
    select distinct on (id) ${restaurant}, id, name
      from unnest(${ids}::bigint[], ${tables.map(({ name }) => name)}::text[]) as t (id, name)
    on conflict (restaurant_id, id) do update set name = excluded.name`);
  await tx.run(command`
    update cash_register set tables_read_at = now() where restaurant_id = ${restaurant}`);
  await matchByName(tx, restaurant);
}

/** Finds ours for those that have none; what is matched stays, whatever either of them is called now. */
export async function matchByName(tx: Transaction, restaurant: RestaurantId): Promise<void> {
  // A table of ours that was deleted stands for nothing any more.
  await tx.run(command`
    update cash_register_table c set table_id = null
      from dining_table t
     where c.restaurant_id = ${restaurant} and t.restaurant_id = c.restaurant_id
       and t.id = c.table_id and t.deleted_at is not null`);
  const kept = await tx.many(sql(keptRow)`
    select id, name, table_id as match, by_hand as "isByHand"
      from cash_register_table where restaurant_id = ${restaurant}`);
  const found = matchTables(kept, await tx.many(listOurTables(restaurant)));
  await tx.run(command`
    update cash_register_table c set table_id = f.table_id
      from unnest(${[...found.keys()]}::bigint[], ${[...found.values()]}::uuid[]) as f (id, table_id)
     where c.restaurant_id = ${restaurant} and c.id = f.id`);
}
