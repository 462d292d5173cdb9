import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { command, sql } from './sql.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
});
afterAll(() => house.close());

const accounts = sql(z.object({ email: z.string() }))`select email from account`;

test('a restaurant sees its own rows and no others', async () => {
  const own = await house.database.transaction(house.restaurant.id, (tx) => tx.many(accounts));
  expect(own.map(({ email }) => email)).toEqual(['goldener-loewe@example.com']);
});

test('a restaurant cannot write a row of another', async () => {
  const write = house.database.transaction(house.restaurant.id, (tx) =>
    tx.run(command`
      insert into account (restaurant_id, email, password_hash)
      values (${house.foreign.id}, 'intruder@example.com', 'x')`),
  );
  await expect(write).rejects.toThrow(/row-level security/);
});

test('every table with a restaurant is bound to it by row-level security', async () => {
  const row = z.object({ name: z.string(), isProtected: z.boolean() });
  const tables = await house.database.systemTransaction((tx) =>
    tx.many(sql(row)`
      select c.relname as name,
        c.relrowsecurity and c.relforcerowsecurity and exists (
          select from pg_policy p
          where p.polrelid = c.oid and p.polroles @> array['stammtisch_app'::regrole::oid]
        ) as "isProtected"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      where c.relkind in ('r', 'p') and exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'restaurant_id')`),
  );
  expect(tables.length).toBeGreaterThan(4);
  expect(tables.filter(({ isProtected }) => !isProtected)).toEqual([]);
});

test('the system role is not free of row-level security either', async () => {
  const row = z.object({ isFree: z.boolean() });
  const found = await house.database.systemTransaction((tx) =>
    tx.one(sql(row)`select rolbypassrls or rolsuper as "isFree" from pg_roles
                    where rolname = current_user`),
  );
  expect(found.isFree).toBe(false);
});
