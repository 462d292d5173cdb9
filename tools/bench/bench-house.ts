import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import { buildApi } from '@stammtisch/api/build-api';
import { ChangeFeed } from '@stammtisch/api/platform/after-commit/change-feed';
import { readConfig } from '@stammtisch/api/platform/config/read-config';
import { Database } from '@stammtisch/api/platform/database/database';
import { migrate } from '@stammtisch/api/platform/database/migrations';
import { command, sql } from '@stammtisch/api/platform/database/sql';
import { startEmbeddedPostgres } from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { Limits, usualLimits } from '@stammtisch/api/platform/http/limits';
import { createMetrics } from '@stammtisch/api/platform/metrics/metrics';
import { makeTestRestaurant } from '@stammtisch/api/platform/testing/test-restaurant';

/** A durable server in a folder of its own, the API on a free port, and one restaurant signed in. */
export async function openBenchHouse() {
  const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-bench-'));
  await chmod(folder, 0o755);
  const server = await startEmbeddedPostgres({ folder });
  await migrate(server.url);
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: path.join(folder, 'data') });
  const database = new Database({ url: server.url, connections: 16 });
  const any = { points: 100_000_000, seconds: 60 };
  const unlimited = {
    ...usualLimits,
    staff: any,
    publicRead: any,
    publicWrite: any,
    mailByRecipient: any,
  };
  const limits = new Limits(server.url, unlimited);
  const changes = new ChangeFeed({ url: server.url, onFault: console.error });
  await changes.open();
  const api = await buildApi({
    host: 'app',
    config,
    database,
    limits,
    changes,
    metrics: createMetrics(),
  });
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const restaurant = await makeTestRestaurant(database, config, { identifier: 'bench' });
  const { id: guest } = await database.transaction(restaurant.id, (tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into guest (restaurant_id, forename, lastname)
      values (${restaurant.id}, 'Lina', 'Krüger') returning id`),
  );
  return {
    url: server.url,
    origin,
    config,
    database,
    restaurant,
    guest,
    /** What autovacuum does by itself a minute later. */
    async analyze() {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query('analyze');
      await client.end();
    },
    run: (text: string) => runAsOwner(database, text),
    async close() {
      await api.app.close();
      await changes.close();
      await Promise.all([database.close(), limits.close()]);
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type BenchHouse = Awaited<ReturnType<typeof openBenchHouse>>;

/** A long statement, such as half a million rows, may take its time. */
function runAsOwner(database: Database, text: string) {
  return database.systemTransaction(async (tx) => {
    await tx.run(command`set local statement_timeout = 0`);
    await tx.run({ text, values: [] });
  });
}
