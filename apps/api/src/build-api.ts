import { authenticationGate } from './authentication/gate.ts';
import type { ChangeFeed } from './platform/after-commit/change-feed.ts';
import type { Config } from './platform/config/read-config.ts';
import type { Database } from './platform/database/database.ts';
import type { Api, Host } from './platform/http/api.ts';
import { addBrowserFiles } from './platform/http/browser-files.ts';
import { buildHttp } from './platform/http/build-http.ts';
import { addDocs } from './platform/http/docs-page.ts';
import { addNotFoundHandler } from './platform/http/error-handler.ts';
import { addHealth } from './platform/http/health.ts';
import type { Limits } from './platform/http/limits.ts';
import { deployerGate } from './registry/deployer.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { mountRoutes } from './routes.ts';

export interface ApiParts {
  host: Host;
  config: Config;
  database: Database;
  limits: Limits;
  /** The folder with what was built for the browser, if it is served from here. */
  files?: string | undefined;
  changes: ChangeFeed;
  metrics: Metrics;
}

/** One host with every route that it serves, in the order in which it boots. */
export async function buildApi(parts: ApiParts): Promise<Api> {
  const { config, database } = parts;
  const gate = { ...authenticationGate(config, database), ...deployerGate(config, database) };
  const api = await buildHttp({ ...parts, gate });
  mountRoutes(api);
  addHealth(api);
  if (parts.host === 'app') await addDocs(api);
  const fallback = parts.files && (await addBrowserFiles(api.app, parts.files));
  addNotFoundHandler(api.app, api.calls, fallback || undefined);
  return api;
}
