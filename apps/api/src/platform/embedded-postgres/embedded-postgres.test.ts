import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string, question: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0];
  } finally {
    await client.end();
  }
}

test('a second process joins the running database and leaves it running', async () => {
  const first = await startEmbeddedPostgres({ folder });
  const second = await startEmbeddedPostgres({ folder });
  expect([first.isOwner, second.isOwner]).toEqual([true, false]);
  expect(second.url).toBe(first.url);
  await second.stop();
  expect(await ask(first.url, 'select 1 as one')).toEqual({ one: 1 });
  await first.stop();
  await expect(ask(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('rows are on the disk before a write is acknowledged, and text is UTF-8', async () => {
  const server = await startEmbeddedPostgres({ folder });
  expect(await ask(server.url, 'show fsync')).toEqual({ fsync: 'on' });
  expect(await ask(server.url, 'show synchronous_commit')).toEqual({ synchronous_commit: 'on' });
  expect(await ask(server.url, 'show server_encoding')).toEqual({ server_encoding: 'UTF8' });
  await server.stop();
});

test('a data folder of another PostgreSQL is refused with a sentence that says what to do', async () => {
  const server = await startEmbeddedPostgres({ folder });
  await server.stop();
  await writeFile(path.join(folder, 'postgres/PG_VERSION'), '19\n');
  await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(
    /belongs to PostgreSQL 19, this version brings 18\. Start the version that wrote it/,
  );
});

test('a data folder that only its owner may enter works, for root as for anybody', async () => {
  await chmod(folder, 0o700);
  const server = await startEmbeddedPostgres({ folder: path.join(folder, 'data') });
  expect(await ask(server.url, 'select 1 as one')).toEqual({ one: 1 });
  await server.stop();
});
