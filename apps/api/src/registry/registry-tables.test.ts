import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { command, Fragment, sql } from '../platform/database/sql.ts';
import { tidy } from '../platform/jobs/housekeeping.ts';
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

/** As the owner of the tables: the system role may not. */
async function makeFilesOld() {
  const client = new Client({ connectionString: house.url });
  await client.connect();
  await client.query(`update registry_file set stored_at = now() - interval '2 days'`);
  await client.end();
}

test('an upload that no version came for is forgotten after a day, and nothing else', async () => {
  const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
  await makeFilesOld();
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into registry_file (sha384, content, stored_at)
      values (${hash('a')}, '', now() - interval '25 hours'), (${hash('b')}, '', now())`),
  );
  await tidy(house.database);
  const left = await house.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ sha384: z.string() }))`select sha384 from registry_file`),
  );
  const hashes = left.map(({ sha384 }) => sha384);
  expect(hashes).not.toContain(hash('a'));
  expect(hashes).toEqual(
    expect.arrayContaining([hash('b'), ...aRemote().manifest.files.map(({ sha384 }) => sha384)]),
  );
});

test('a file that a version names cannot be removed', async () => {
  const attempt = house.database.systemTransaction((tx) =>
    tx.run(command`delete from registry_file`),
  );
  await expect(attempt).rejects.toThrow('registry_version_file');
});
