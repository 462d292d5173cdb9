import type { FastifyInstance } from 'fastify';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi } from '../../build-api.ts';
import { ChangeFeed } from '../after-commit/change-feed.ts';
import { readConfig, type Config } from '../config/read-config.ts';
import { Database } from '../database/database.ts';
import type { Api, Host } from '../http/api.ts';
import { Limits, usualLimits, type LimitRules } from '../http/limits.ts';
import { createTestDatabase } from './test-database.ts';
import { makeTestRestaurant, type TestRestaurant } from './test-restaurant.ts';

export interface TestApi {
  api: Api;
  app: FastifyInstance;
  config: Config;
  database: Database;
  url: string;
  /** Signed in. */
  restaurant: TestRestaurant;
  /** Another house, whose data nobody of the first may see. Signed in, too. */
  foreign: TestRestaurant;
  close(): Promise<void>;
}

export interface TestApiOptions {
  host?: Host;
  /** Generous unless the test is about them. */
  limits?: Partial<LimitRules>;
  environment?: Record<string, string>;
  /** Mounts calls that only the test knows. */
  mount?: (api: Api) => void;
}

const generous: LimitRules = {
  ...usualLimits,
  publicRead: { points: 1_000_000, seconds: 60 },
  publicWrite: { points: 1_000_000, seconds: 60 },
  staff: { points: 1_000_000, seconds: 60 },
  loginByAccount: { points: 1_000_000, seconds: 60 },
  loginByAddress: { points: 1_000_000, seconds: 60 },
  mailByRecipient: { points: 1_000_000, seconds: 60 },
};

/** The API on a database of its own, with two restaurants; ask it with `app.inject`. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { url, drop } = await createTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'stammtisch-api-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...options.environment });
  const database = new Database({ url, connections: 20 });
  const limits = new Limits(url, { ...generous, ...options.limits });
  const changes = new ChangeFeed({ url });
  await changes.open();
  const host = options.host ?? 'app';
  const api = await buildApi({ host, config, database, limits, changes });
  options.mount?.(api);
  const [restaurant, foreign] = await Promise.all([
    makeTestRestaurant(database, config, { identifier: 'goldener-loewe' }),
    makeTestRestaurant(database, config, { identifier: 'blauer-bock' }),
  ]);
  return {
    api,
    app: api.app,
    config,
    database,
    url,
    restaurant,
    foreign,
    async close() {
      await api.app.close();
      await Promise.all([changes.close(), database.close(), limits.close()]);
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
