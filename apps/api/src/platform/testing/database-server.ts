import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chmod } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrations.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';

// Speed instead of durability: these databases live as long as the test run.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'autovacuum=off',
];

/** Vitest's global set-up: one server and one migrated template for the whole run. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-test-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder, settings });
  await migrate(server.url);
  project.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
