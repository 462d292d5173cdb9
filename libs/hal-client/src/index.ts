export { createHalClient } from './client.ts';
export type {
  CallOptions,
  EntryOptions,
  HalClient,
  HalClientOptions,
  ReadOptions,
  SendOptions,
} from './client.ts';
export type { Call, ReplyOf } from './call.ts';
export { createCache } from './cache.ts';
export type { Cache, CacheOptions } from './cache.ts';
export type { ConnectivityListeners, OfflineNotice } from './connectivity.ts';
export type { DownloadOptions } from './download.ts';
export { idempotencyKey } from './idempotency-key.ts';
export { embedded, expand, findLink, hasLink, linksOf, selfHref } from './link.ts';
export type { Link, Linked, Variables } from './link.ts';
export { createLock } from './lock.ts';
export type { Lock } from './lock.ts';
export type { Middleware, Send } from './middleware.ts';
export { isProblem, ProblemError } from './problem.ts';
export type { ProblemFields } from './problem.ts';
export type { Reply } from './reply.ts';
export type { RequestOptions } from './request.ts';
export type { Schema, SchemaIssue } from './schema.ts';
export { createSession } from './session.ts';
export type { Session, SessionEvent, SessionOptions } from './session.ts';
export type { HeldSession, SessionTokens } from './session-tokens.ts';
export { createMemoryStore, createWebStore } from './store.ts';
export type { Store, WebStorage } from './store.ts';
export type { StreamEvent, StreamOptions, StreamState } from './stream.ts';
