import * as z from 'zod';
import type { RegisterFacts } from '@stammtisch/domain/cash-register/facts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Transaction } from '../../platform/database/transaction.ts';

const instant = z.date().transform((date) => date.getTime());
const text = z.number().transform(String);
const orderRow = z.object({
  id: text,
  table: text,
  at: instant,
  firstSeenAt: instant,
  lastSeenAt: instant,
});
const billRow = z.object({
  id: text,
  table: text,
  at: instant,
  orderedFrom: instant.nullable().transform((value) => value ?? undefined),
  firstSeenAt: instant,
});
const registerRow = z.object({ readAt: instant.nullable(), since: instant });
const matchRow = z.object({ id: text, table: z.string() });

export interface Knowledge {
  facts: RegisterFacts;
  /** Our table by the register’s. */
  tables: ReadonlyMap<string, string>;
  /** Connected, and the addon switched on, in milliseconds since 1970. */
  since: number;
}

/** Everything that the register has said of the last day; nothing where the addon rests. */
export async function loadKnowledge(
  tx: Transaction,
  restaurant: RestaurantId,
): Promise<Knowledge | undefined> {
  const register = await tx.maybe(sql(registerRow)`
    select c.read_at as "readAt", greatest(c.connected_at, a.updated_at) as since
      from cash_register c
      join addon a on a.restaurant_id = c.restaurant_id and a.key = 'cash_register_sync' and a.active
     where c.restaurant_id = ${restaurant}`);
  if (!register) return undefined;
  const orders = await tx.many(sql(orderRow)`
    select id, register_table_id as "table", ordered_at as at, first_seen_at as "firstSeenAt",
           coalesce(gone_at - interval '1 millisecond', ${register.readAt === null ? null : new Date(register.readAt)}, first_seen_at) as "lastSeenAt"
      from cash_register_order where restaurant_id = ${restaurant} order by ordered_at, id`);
  const bills = await tx.many(sql(billRow)`
    select id, register_table_id as "table", billed_at as at, ordered_from as "orderedFrom",
           first_seen_at as "firstSeenAt"
      from cash_register_bill where restaurant_id = ${restaurant} order by billed_at, id`);
  const matches = await tx.many(sql(matchRow)`
    select id, table_id as "table" from cash_register_table
     where restaurant_id = ${restaurant} and table_id is not null`);
  return {
    facts: { readAt: register.readAt ?? undefined, orders, bills },
    tables: new Map(matches.map(({ id, table }) => [id, table])),
    since: register.since,
  };
}
