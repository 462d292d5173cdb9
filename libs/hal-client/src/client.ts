import type { StandardSchemaV1 } from '@standard-schema/spec';
import { checkBody, entryHref } from './call.ts';
import type { BodyOption, Call, ParamsOption, QueryOption, ReplyOf } from './call.ts';
import type { Cache } from './cache.ts';
import { trackConnectivity } from './connectivity.ts';
import type { ConnectivityListeners } from './connectivity.ts';
import { download } from './download.ts';
import type { DownloadOptions } from './download.ts';
import { expand, requireLink } from './link.ts';
import type { Link, Linked, Variables } from './link.ts';
import { compose, withRetry, withSession } from './middleware.ts';
import type { Middleware, Send } from './middleware.ts';
import { isProblem } from './problem.ts';
import type { ProblemError } from './problem.ts';
import { readThrough, writeThrough } from './read-through.ts';
import type { RawReply } from './read-through.ts';
import { parseReply } from './reply.ts';
import type { Reply } from './reply.ts';
import { buildRequest } from './request.ts';
import type { RequestOptions } from './request.ts';
import type { Schema } from './schema.ts';
import type { Session } from './session.ts';
import { runStream } from './stream.ts';
import type { StreamOptions } from './stream.ts';

export interface HalClientOptions extends ConnectivityListeners {
  /** Where the API lives; relative links are resolved against it, and only it gets the token. */
  origin: string;
  fetch?: Send;
  session?: Session;
  cache?: Cache;
  /** Further middlewares, outside the built-in ones. */
  middlewares?: readonly Middleware[];
  now?: () => number;
  random?: () => number;
  /** Hears of every failed request, for a toast or an error report. */
  onProblem?: (problem: ProblemError, request: { method: string; href: string }) => void;
}

export interface ReadOptions<T> extends RequestOptions {
  /** Parses the reply; without it the reply is `unknown`. */
  schema?: Schema<T>;
}
export interface SendOptions<T> extends ReadOptions<T> {
  method?: string;
  body?: unknown;
  variables?: Variables;
}
export type CallOptions<C extends Call> = RequestOptions & {
  variables?: Variables;
} & BodyOption<C>;
export type EntryOptions<C extends Call> = RequestOptions &
  BodyOption<C> &
  ParamsOption<C> &
  QueryOption<C>;

interface AnyCallOptions extends RequestOptions {
  body?: unknown;
  variables?: Variables;
  params?: unknown;
  query?: unknown;
}

/** Calls that need neither body nor parameters may leave the options out. */
export type OptionalArgument<O> = object extends O ? [options?: O] : [options: O];

export interface HalClient {
  get<T = unknown>(href: string, options?: ReadOptions<T>): Promise<Reply<T>>;
  follow<T = unknown>(
    resource: Linked,
    rel: string,
    options?: ReadOptions<T> & { variables?: Variables },
  ): Promise<Reply<T>>;
  send<T = unknown>(link: Link | string, options?: SendOptions<T>): Promise<Reply<T>>;
  /** Follows the resource's own link; the call says how and with what. */
  call<C extends Call>(
    resource: Linked,
    call: C,
    ...options: OptionalArgument<CallOptions<C>>
  ): Promise<Reply<ReplyOf<C>>>;
  /** A call with a fixed path, where no link leads yet: logins and the entry document. */
  entry<C extends Call>(
    call: C,
    ...options: OptionalArgument<EntryOptions<C>>
  ): Promise<Reply<ReplyOf<C>>>;
  /** A file as it is: an export, an attachment. */
  download(href: string, options?: DownloadOptions): Promise<Blob>;
  /** Server-sent events until the signal is aborted. Rejects when the server refuses for good. */
  stream(href: string, options: StreamOptions): Promise<void>;
}

export function createHalClient(options: HalClientOptions): HalClient {
  const { origin, session, cache, now = Date.now, random = Math.random } = options;
  const { middlewares = [], fetch = (request) => globalThis.fetch(request) } = options;
  const retrying = [...middlewares, withRetry({ random, now })];
  const sendOpen = compose(retrying, fetch);
  const sendOwn =
    session === undefined ? sendOpen : compose([...retrying, withSession(session, origin)], fetch);
  const connectivity = trackConnectivity(options);

  async function run(
    href: string,
    method: string,
    body: unknown,
    schema: StandardSchemaV1 | undefined,
    given: RequestOptions,
  ): Promise<Reply<unknown>> {
    const url = new URL(href, origin);
    const send = given.bearer === 'none' ? sendOpen : sendOwn;
    const isOwn = url.origin === new URL(origin).origin;
    const view = given.cache === 'never' || !isOwn ? undefined : cache?.view();
    const attempt = async (): Promise<RawReply> => {
      const request = buildRequest(url, method, body, given);
      return method === 'GET'
        ? await readThrough(send, request, view, now)
        : await writeThrough(send, request, view, now);
    };
    try {
      let raw = await attempt();
      if (raw.stale) {
        const { storedAt } = raw;
        connectivity.missed({ key: 'OFFLINE_MODE_ACTIVE', href: url.href, storedAt });
      } else connectivity.reached();
      let resource: unknown;
      try {
        resource = await parseReply(raw.text, raw.status, schema);
      } catch (error) {
        if (raw.status !== 304) throw error;
        // A copy kept by an older release need not fit the schema of this one: ask for it anew.
        view?.remove(url.href);
        raw = await attempt();
        resource = await parseReply(raw.text, raw.status, schema);
      }
      const { status, etag, stale, storedAt } = raw;
      return { resource, href: url.href, status, etag, stale, ...(stale && { storedAt }) };
    } catch (error) {
      if (isProblem(error)) {
        if (error.type === 'offline') connectivity.missed({ key: 'WE_ARE_ON_IT', href: url.href });
        else if (error.status > 0) connectivity.reached();
        options.onProblem?.(error, { method, href: url.href });
      }
      throw error;
    }
  }

  function get<T>(href: string, given?: ReadOptions<T>): Promise<Reply<T>>;
  async function get(href: string, given: ReadOptions<unknown> = {}): Promise<Reply<unknown>> {
    return await run(href, 'GET', undefined, given.schema, given);
  }

  function send<T>(link: Link | string, given?: SendOptions<T>): Promise<Reply<T>>;
  async function send(
    link: Link | string,
    given: SendOptions<unknown> = {},
  ): Promise<Reply<unknown>> {
    const href = typeof link === 'string' ? link : expand(link, given.variables);
    return await run(href, given.method ?? 'POST', given.body, given.schema, given);
  }

  async function runCall(call: Call, href: string, given: AnyCallOptions): Promise<Reply<unknown>> {
    await checkBody(call, given.body);
    const isOpen = call.audience === 'public' && given.bearer === undefined;
    const sent = isOpen ? { ...given, bearer: 'none' } : given;
    return await run(href, call.method, given.body, call.reply, sent);
  }

  function call<C extends Call>(
    resource: Linked,
    called: C,
    ...given: OptionalArgument<CallOptions<C>>
  ): Promise<Reply<ReplyOf<C>>>;
  async function call(
    resource: Linked,
    called: Call,
    given: AnyCallOptions = {},
  ): Promise<Reply<unknown>> {
    if (called.rel === undefined) throw new Error('a call without a rel is an entry call');
    return await runCall(called, expand(requireLink(resource, called.rel), given.variables), given);
  }

  function entry<C extends Call>(
    called: C,
    ...given: OptionalArgument<EntryOptions<C>>
  ): Promise<Reply<ReplyOf<C>>>;
  async function entry(called: Call, given: AnyCallOptions = {}): Promise<Reply<unknown>> {
    return await runCall(called, entryHref(called, given.params, given.query), given);
  }

  return {
    get,
    follow: async (resource, rel, given = {}) =>
      await get(expand(requireLink(resource, rel), given.variables), given),
    send,
    call,
    entry,
    download: async (href, given = {}) => await download(sendOwn, new URL(href, origin), given),
    stream: async (href, given) => {
      await runStream(sendOwn, new URL(href, origin), { random, ...given });
    },
  };
}
