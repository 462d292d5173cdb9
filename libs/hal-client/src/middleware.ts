import { backOff, sleep } from './back-off.ts';
import type { Session } from './session.ts';

export type Send = (request: Request) => Promise<Response>;
/** Stands between a request and the network: may change, repeat or answer it. */
export type Middleware = (request: Request, next: Send) => Promise<Response>;

/** The first one is the outermost. */
export function compose(middlewares: readonly Middleware[], send: Send): Send {
  return middlewares.reduceRight<Send>(
    (next, middleware) => (request) => middleware(request, next),
    send,
  );
}

/**
 * Gives requests to the API's own origin the session's token, never those to a foreign one. A 401
 * refreshes once and repeats the request once.
 */
export function withSession(session: Session, origin: string): Middleware {
  const ownOrigin = new URL(origin).origin;
  return async (request, next) => {
    const isOwn = new URL(request.url).origin === ownOrigin;
    if (!isOwn || request.headers.has('authorization')) return await next(request);
    const token = await session.token();
    if (token === undefined) return await next(request);
    const spare = request.clone();
    const response = await next(bearing(request, token));
    if (response.status !== 401) return response;
    await response.body?.cancel();
    return await next(bearing(spare, await session.refresh(token)));
  };
}

function bearing(request: Request, token: string): Request {
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

const MOST_REPEATS = 2;
// Longer waits are for the person to decide, not for a spinner.
const LONGEST_WAIT = 30_000;

/**
 * Repeats at most twice: after 429 and 503 with `Retry-After`, and a keyed write also after a
 * network failure. Writes without `Idempotency-Key` are never repeated. Reads do not wait for the
 * network to come back: a cached copy is the better answer.
 */
export function withRetry({ random = Math.random, now = Date.now } = {}): Middleware {
  return async (request, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isKeyed = request.headers.has('idempotency-key');
    if (!isRead && !isKeyed) return await next(request);
    for (let attempt = 0; ; attempt += 1) {
      const mayRepeat = attempt < MOST_REPEATS;
      let wait: number | undefined;
      try {
        const response = await next(mayRepeat ? request.clone() : request);
        wait = mayRepeat ? askedWait(response, now()) : undefined;
        if (wait === undefined || wait > LONGEST_WAIT) return response;
        await response.body?.cancel();
        wait += 1_000 * random();
      } catch (error) {
        if (!mayRepeat || !isKeyed || request.signal.aborted || !isNetworkFailure(error)) {
          throw error;
        }
        wait = backOff(attempt, { random });
      }
      await sleep(wait, request.signal);
    }
  };
}

/** `fetch` rejects with a TypeError when nothing was reached (Fetch standard §5.6). */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Milliseconds that the server asks to wait (RFC 9110 §10.2.3: seconds or a date). */
function askedWait(response: Response, now: number): number | undefined {
  if (response.status !== 429 && response.status !== 503) return undefined;
  const asked = response.headers.get('retry-after');
  if (asked === null) return undefined;
  const seconds = Number(asked);
  const wait = Number.isNaN(seconds) ? Date.parse(asked) - now : seconds * 1_000;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
