import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { command, Fragment, sql } from '../platform/database/sql.ts';
import { aRemote } from './testing/a-remote.ts';
import { openRegistry, type TestRegistry } from './testing/open-registry.ts';

let house: TestRegistry;
beforeAll(async () => {
  house = await openRegistry();
  await house.pipeline(house.admin).publish(aRemote());
});
afterAll(() => house.close());

const tables = [
  'registry_file',
  'registry_version',
  'registry_version_file',
  'registry_release',
  'registry_pointer',
  'registry_history',
  'registry_token',
];
const named = (table: string) => new Fragment([table], []);

test('every table of the registry is in this list', async () => {
  const found = await house.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ name: z.string() }))`
      select relname as name from pg_class
      where relkind = 'r' and relname like 'registry%' and relnamespace = 'public'::regnamespace`),
  );
  expect(found.map(({ name }) => name).toSorted()).toEqual(tables.toSorted());
});

test.each(tables)('a restaurant’s transaction cannot reach %s', async (table) => {
  for (const statement of [
    command`select from ${named(table)}`,
    command`delete from ${named(table)}`,
    command`insert into ${named(table)} default values`,
  ]) {
    const attempt = house.database.transaction(house.restaurant.id, (tx) => tx.run(statement));
    await expect(attempt).rejects.toThrow(`permission denied for table ${table}`);
  }
});

test.each(['registry_version', 'registry_version_file', 'registry_release', 'registry_history'])(
  'not even the system role can change or remove a row of %s',
  async (table) => {
    const column = table === 'registry_release' ? 'href' : 'revision';
    const name = table.startsWith('registry_version') ? 'remote' : column;
    const update = command`update ${named(table)} set ${named(name)} = ${named(name)}`;
    for (const statement of [update, command`delete from ${named(table)}`]) {
      const attempt = house.database.systemTransaction((tx) => tx.run(statement));
      await expect(attempt).rejects.toThrow(`permission denied for table ${table}`);
    }
  },
);

test('a file that a version names cannot be removed', async () => {
  const attempt = house.database.systemTransaction((tx) =>
    tx.run(command`delete from registry_file`),
  );
  await expect(attempt).rejects.toThrow('registry_version_file');
});
