import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '../after-commit/change-feed.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/database.ts';
import type { BodyKind } from './body-parsers.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Gate } from './gate.ts';
import type { Limits } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is mounted at a route, for the hooks that run before its handler. */
    call?: CallShape;
    takes?: BodyKind;
  }
}

export type Host = 'app' | 'booking';

export interface RegisteredCall {
  call: CallShape;
  takes: BodyKind;
}

/** What a noun's routes are mounted on. */
export interface Api {
  host: Host;
  app: FastifyInstance;
  config: Config;
  database: Database;
  gate: Gate;
  limits: Limits;
  changes: ChangeFeed;
  metrics: Metrics;
  /** The folder with what was built for the browser, if it is served from here. */
  files?: string | undefined;
  /** Every call of this host, for the OpenAPI document and the isolation test. */
  calls: RegisteredCall[];
  /** Every route that the server knows, as `GET /path`, for the isolation test. */
  routes(): string[];
  /** The booking host knows the public calls and nothing else. */
  serves(call: CallShape): boolean;
}
