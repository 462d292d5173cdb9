import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import * as z from 'zod';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations');

/** The database cannot be brought to this version. The message says what to do. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const appliedRow = z.object({ name: z.string(), checksum: z.string() });

/** Any number that nothing else locks: only one process migrates at a time. */
const lock = 4_200_001;

/**
 * Applies the numbered files that the database does not have yet, each in its own transaction.
 *
 * @returns the names that were applied
 * @throws {MigrationRefused} on a changed file, a database from a newer version, or none at all
 */
export async function migrate(url: string, folder: string = migrationsFolder): Promise<string[]> {
  const known = await readMigrations(folder);
  const client = new Client({ connectionString: url, application_name: 'stammtisch migrate' });
  await connect(client);
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      `create table if not exists public.migration
         (name text primary key, checksum text not null, at timestamptz not null default now())`,
    );
    const { rows } = await client.query(
      'select name, checksum from public.migration order by name',
    );
    const missing = missingMigrations(known, z.array(appliedRow).parse(rows));
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function connect(client: Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationRefused(
      `The database at ${client.host}:${client.port} cannot be used: ${reason}. Start it, or correct DATABASE_URL.`,
      { cause: error },
    );
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function missingMigrations(
  known: readonly Migration[],
  applied: readonly z.output<typeof appliedRow>[],
): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = byName.get(name);
    if (!migration) {
      throw new MigrationRefused(
        `The database was written by a newer version (it has ${name}). Start that version, or use another DATA_DIR or DATABASE_URL.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationRefused(
        `${name} was changed after this database was made. Restore the file, or use another DATA_DIR or DATABASE_URL.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.text);
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationRefused(`${migration.name} failed: ${reason}`, { cause: error });
  }
}
