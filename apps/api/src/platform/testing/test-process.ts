import { buildApi } from '../../build-api.ts';
import { ChangeFeed } from '../after-commit/change-feed.ts';
import type { Config } from '../config/read-config.ts';
import { Database } from '../database/database.ts';
import type { Api, Host } from '../http/api.ts';
import { Limits, usualLimits, type LimitRules } from '../http/limits.ts';
import { createMetrics } from '../metrics/metrics.ts';

export interface TestProcess {
  api: Api;
  database: Database;
  close(): Promise<void>;
}

export interface TestProcessOptions {
  host?: Host;
  /** Generous unless the test is about them. */
  limits?: Partial<LimitRules>;
  /** A folder with a built shell. */
  files?: string;
}

const unlimited = { points: 1_000_000, seconds: 60 };

const generous: LimitRules = {
  ...usualLimits,
  publicRead: unlimited,
  publicWrite: unlimited,
  hold: unlimited,
  staff: unlimited,
  loginByAccount: unlimited,
  loginByAddress: unlimited,
  wrongDeployToken: unlimited,
  mailByRecipient: unlimited,
};

/** Everything that an API process has of its own: connections, counters, and a host on them. */
export async function startTestProcess(
  url: string,
  config: Config,
  { host = 'app', limits: rules, files }: TestProcessOptions = {},
): Promise<TestProcess> {
  const database = new Database({ url, connections: 20 });
  const limits = new Limits(url, { ...generous, ...rules });
  const changes = new ChangeFeed({ url });
  await changes.open();
  const metrics = createMetrics();
  const api = await buildApi({ host, config, database, limits, changes, metrics, files });
  return {
    api,
    database,
    async close() {
      await api.app.close();
      await Promise.all([changes.close(), database.close(), limits.close()]);
    },
  };
}
