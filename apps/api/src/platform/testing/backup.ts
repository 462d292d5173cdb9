import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { TestDatabase } from './test-database.ts';

/** For tests: the database as it is now, as if it were restored from a backup later. */
export async function backUp(of: string): Promise<TestDatabase> {
  const source = new URL(of);
  const name = `backup_${randomBytes(6).toString('hex')}`;
  const from = source.pathname.slice(1);
  const client = new Client({ connectionString: new URL('/postgres', source).href });
  await client.connect();
  try {
    // A template must have no guest; the connections of the test come back by themselves.
    await client.query(`alter database ${from} with allow_connections false`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`,
      [from],
    );
    await client.query(`create database ${name} template ${from} strategy file_copy`);
    await client.query(`alter database ${from} with allow_connections true`);
  } finally {
    await client.end();
  }
  return {
    url: new URL(`/${name}`, source).href,
    async drop() {
      const last = new Client({ connectionString: new URL('/postgres', source).href });
      await last.connect();
      await last.query(`drop database if exists ${name} with (force)`);
      await last.end();
    },
  };
}
