import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import fastify from 'fastify';
import type { ChangeFeed } from '../after-commit/change-feed.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/database.ts';
import type { Api, Host, RegisteredCall } from './api.ts';
import { addBodyParsers } from './body-parsers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { timeRequests } from '../metrics/time-requests.ts';
import { addErrorHandler } from './error-handler.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';
import { loggerOptions } from './logging.ts';
import { addSecurityHeaders, requireRequestedWith } from './security-headers.ts';

export interface HttpParts {
  host: Host;
  config: Config;
  database: Database;
  gate: Gate;
  limits: Limits;
  changes: ChangeFeed;
  metrics: Metrics;
  files?: string | undefined;
}

/** An empty host with everything that holds for every call. Routes are mounted on it afterwards. */
export async function buildHttp(parts: HttpParts): Promise<Api> {
  const { host, config } = parts;
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    bodyLimit: 1_048_576,
    trustProxy: config.TRUST_PROXY,
    requestTimeout: 15_000,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
  });
  timeRequests(app, host, parts.metrics);
  addErrorHandler(app);
  addBodyParsers(app);
  await addSecurityHeaders(app, host, config);
  requireRequestedWith(app);
  await app.register(underPressure, { maxEventLoopDelay: config.MOST_DELAY, retryAfter: 2 });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const calls: RegisteredCall[] = [];
  const routes = new Set<string>();
  app.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.add(`${name} ${url}`);
  });
  return {
    ...parts,
    app,
    calls,
    routes: () => [...routes],
    serves: (call) => host === 'app' || call.path.startsWith('/api/1/public/'),
  };
}
