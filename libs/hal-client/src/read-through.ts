import type { CacheEntry, CacheView } from './cache.ts';
import { isNetworkFailure } from './middleware.ts';
import type { Send } from './middleware.ts';
import { isProblem, offlineProblem, readProblem } from './problem.ts';
import { selfHref } from './link.ts';
import { parseJson } from './reply.ts';

/** A reply before its body is read as anything. */
export interface RawReply {
  text: string;
  status: number;
  etag?: string | undefined;
  stale: boolean;
  storedAt?: number | undefined;
}

/** @throws ProblemError for every status outside 2xx, and `offline` when nothing is reached. */
export async function exchange(send: Send, request: Request): Promise<Response> {
  let response: Response;
  try {
    response = await send(request);
  } catch (error) {
    throw isNetworkFailure(error) ? offlineProblem(error) : error;
  }
  if (response.ok || response.status === 304) return response;
  throw await readProblem(response);
}

/**
 * A conditional GET: 304 serves the kept copy, and so does a network failure, marked stale.
 * `view` is the cache at the moment the request leaves; without one nothing is kept.
 */
export async function readThrough(
  send: Send,
  request: Request,
  view: CacheView | undefined,
  now: () => number,
): Promise<RawReply> {
  const href = request.url;
  const kept = view?.read(href);
  if (kept?.etag !== undefined) request.headers.set('if-none-match', kept.etag);
  if (kept?.lastModified !== undefined) {
    request.headers.set('if-modified-since', kept.lastModified);
  }
  try {
    const response = await exchange(send, request);
    if (response.status === 304 && kept !== undefined) {
      // It is as good as new: what stands in for it later is as old as this answer.
      const confirmed = { ...kept, storedAt: now() };
      view?.write(href, confirmed);
      return fromEntry(confirmed, 304, false);
    }
    const text = await response.text();
    const entry = entryOf(response, text, now());
    if (mayStore(response)) view?.write(href, entry);
    return { text, status: response.status, etag: entry.etag, stale: false };
  } catch (error) {
    if (isProblem(error, 'offline') && kept !== undefined) return fromEntry(kept, 200, true);
    // A connection may break in the middle of a body as well.
    if (isNetworkFailure(error)) {
      if (kept !== undefined) return fromEntry(kept, 200, true);
      throw offlineProblem(error);
    }
    if (isProblem(error) && [401, 403, 404, 410].includes(error.status)) view?.remove(href);
    throw error;
  }
}

/**
 * A write makes what is kept under its address void. When the answer is the resource itself, with
 * a validator, it takes the kept copy's place.
 */
export async function writeThrough(
  send: Send,
  request: Request,
  view: CacheView | undefined,
  now: () => number,
): Promise<RawReply> {
  const origin = new URL(request.url).origin;
  view?.remove(request.url);
  const response = await exchange(send, request);
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    throw offlineProblem(cause);
  }
  const entry = entryOf(response, text, now());
  if (view !== undefined && isJson(response)) {
    const self = selfHref(parseJson(text, response.status));
    if (self !== undefined) {
      const href = new URL(self, origin).href;
      view.remove(href);
      if (entry.etag !== undefined && mayStore(response)) view.write(href, entry);
    }
  }
  return { text, status: response.status, etag: entry.etag, stale: false };
}

function fromEntry(entry: CacheEntry, status: number, stale: boolean): RawReply {
  return { text: entry.body, status, etag: entry.etag, stale, storedAt: entry.storedAt };
}

function entryOf(response: Response, body: string, storedAt: number): CacheEntry {
  const etag = response.headers.get('etag');
  const lastModified = response.headers.get('last-modified');
  return {
    body,
    storedAt,
    ...(etag !== null && { etag }),
    ...(lastModified !== null && { lastModified }),
  };
}

function isJson(response: Response): boolean {
  return /[/+]json\b/.test(response.headers.get('content-type') ?? '');
}

function mayStore(response: Response): boolean {
  return (
    isJson(response) &&
    (response.status === 200 || response.status === 201) &&
    !/\bno-store\b/.test(response.headers.get('cache-control') ?? '')
  );
}
