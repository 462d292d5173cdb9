import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../../build-api.ts';
import { ChangeFeed } from '../after-commit/change-feed.ts';
import { readConfig } from '../config/read-config.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../embedded-postgres/start-embedded-postgres.ts';
import type { Api } from '../http/api.ts';
import { Limits } from '../http/limits.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { makeTestRestaurant, type TestRestaurant } from '../testing/test-restaurant.ts';
import { Database } from './database.ts';
import { migrate } from './migrations.ts';

let folder: string;
let server: EmbeddedPostgres;
let api: Api;
let restaurant: TestRestaurant;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-outage-'));
  await chmod(folder, 0o755);
  server = await startEmbeddedPostgres({ folder });
  const { url } = server;
  await migrate(url);
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const database = new Database({ url, connections: 5 });
  const changes = new ChangeFeed({ url });
  await changes.open();
  api = await buildApi({
    host: 'app',
    config,
    database,
    changes,
    limits: new Limits(url),
    metrics: createMetrics(),
  });
  restaurant = await makeTestRestaurant(database, config, { identifier: 'house' });
});
afterAll(async () => {
  await api.changes.close();
  await api.app.close();
  await Promise.all([api.database.close(), api.limits.close()]);
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const readEntry = () => api.app.inject({ url: '/api/1', headers: restaurant.headers });
const logIn = () =>
  api.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: { email: restaurant.email, password: restaurant.password },
  });

test('a database that goes away is said to be away, and everything heals when it is back', async () => {
  expect((await readEntry()).statusCode).toBe(200);
  await server.stop();
  for (const ask of [readEntry, logIn, () => api.app.inject({ url: '/healthz' })]) {
    const reply = await ask();
    expect(reply.statusCode).toBe(503);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.json().key).toBe('WE_ARE_ON_IT');
  }
  server = await startEmbeddedPostgres({ folder });
  const isHealed = async () => (await api.app.inject({ url: '/healthz' })).statusCode;
  await expect.poll(isHealed, { timeout: 30_000, interval: 200 }).toBe(200);
  expect((await readEntry()).statusCode).toBe(200);
  expect((await logIn()).statusCode).toBe(200);
}, 60_000);
