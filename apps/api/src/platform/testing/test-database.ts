import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the migrated template database that suites copy. */
    templateUrl: string;
  }
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of its own, copied from the migrated template in milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template, `create database ${name} template stammtisch strategy file_copy`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => administer(template, `drop database if exists ${name} with (force)`),
  };
}

/** Suites that run at the same time copy one after the other: a template must have no guest. */
async function administer(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(4200002)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
