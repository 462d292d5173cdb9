import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, migrationsFolder } from './migrations.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-migrations-'));
  for (const name of await readdir(migrationsFolder)) {
    await copyFile(path.join(migrationsFolder, name), path.join(folder, name));
  }
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

test('a database that is up to date is left alone', async () => {
  expect(await migrate(database.url, folder)).toEqual([]);
});

test('of two processes that start together one migrates', async () => {
  await writeFile(path.join(folder, '9000-lamp.sql'), 'create table lamp (id int)');
  const applied = await Promise.all([migrate(database.url, folder), migrate(database.url, folder)]);
  expect(applied.flat()).toEqual(['9000-lamp.sql']);
});

test('a step that fails leaves nothing behind', async () => {
  const file = path.join(folder, '9001-broken.sql');
  await writeFile(file, 'create table shade (id int); select 1 / 0');
  await expect(migrate(database.url, folder)).rejects.toThrow(/9001-broken.sql failed: division/);
  await writeFile(file, 'create table shade (id int)');
  expect(await migrate(database.url, folder)).toEqual(['9001-broken.sql']);
});

test('a database from a newer version is refused with a sentence that says what to do', async () => {
  await expect(migrate(database.url)).rejects.toThrow(
    /written by a newer version \(it has 9000-lamp\.sql\)\. Start that version/,
  );
});

test('a step that was changed after it was applied is refused', async () => {
  await writeFile(path.join(folder, '9000-lamp.sql'), 'create table lamp (id bigint)');
  await expect(migrate(database.url, folder)).rejects.toThrow(/9000-lamp\.sql was changed/);
});

test('a server that does not answer is named, with what to do', async () => {
  await expect(migrate('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    /127\.0\.0\.1:1 cannot be used.*correct DATABASE_URL/,
  );
});
