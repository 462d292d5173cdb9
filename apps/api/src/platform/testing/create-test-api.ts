import type { FastifyInstance } from 'fastify';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ErasureLedger } from '../../erasures/erasure-ledger.ts';
import { readConfig, type Config } from '../config/read-config.ts';
import type { Database } from '../database/database.ts';
import type { Api } from '../http/api.ts';
import { createTestDatabase } from './test-database.ts';
import { startTestProcess, type TestProcessOptions } from './test-process.ts';
import { makeTestRestaurant, type TestRestaurant } from './test-restaurant.ts';

export interface TestApi {
  api: Api;
  app: FastifyInstance;
  config: Config;
  database: Database;
  ledger: ErasureLedger;
  url: string;
  /** Signed in. */
  restaurant: TestRestaurant;
  /** Another house, whose data nobody of the first may see. Signed in, too. */
  foreign: TestRestaurant;
  close(): Promise<void>;
}

export interface TestApiOptions extends TestProcessOptions {
  environment?: Record<string, string>;
  /** Of the restaurant that is signed in; Europe/Berlin unless given. */
  timeZone?: string;
  /** Mounts calls that only the test knows. */
  mount?: (api: Api) => void;
}

/** The API on a database of its own, with two restaurants; ask it with `app.inject`. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { url, drop } = await createTestDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), 'stammtisch-api-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    // How busy the machine of a test is says nothing about the product.
    MOST_DELAY: '0',
    ...options.environment,
  });
  const { api, database, close } = await startTestProcess(url, config, options);
  options.mount?.(api);
  const [restaurant, foreign] = await Promise.all([
    makeTestRestaurant(database, config, {
      identifier: 'goldener-loewe',
      ...(options.timeZone !== undefined && { timeZone: options.timeZone }),
    }),
    makeTestRestaurant(database, config, { identifier: 'blauer-bock' }),
  ]);
  return {
    api,
    app: api.app,
    config,
    database,
    ledger: new ErasureLedger(config.ERASURE_LEDGER),
    url,
    restaurant,
    foreign,
    async close() {
      await close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
