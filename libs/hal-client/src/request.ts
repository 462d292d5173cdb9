import { isRecord } from './problem.ts';

export interface RequestOptions {
  headers?: Record<string, string>;
  /** `If-Match`: the version that the change is about. */
  ifMatch?: string | undefined;
  /** `Idempotency-Key`: makes a write safe to send again. */
  idempotencyKey?: string | undefined;
  /** A token to use in place of the session's; `none` sends without one. */
  bearer?: string | undefined;
  signal?: AbortSignal | undefined;
  /** `never` neither reads nor fills the cache: logins, exports, payment data. */
  cache?: 'never' | undefined;
  /** `form` sends the body as `application/x-www-form-urlencoded`. */
  bodyAs?: 'json' | 'form' | undefined;
  /** The browser sends it even while the page is being left; at most 64 kB. */
  keepalive?: boolean | undefined;
}

export const ACCEPT = 'application/hal+json, application/problem+json';

export function buildRequest(
  url: URL,
  method: string,
  body: unknown,
  options: RequestOptions,
): Request {
  const headers = new Headers(options.headers);
  if (!headers.has('accept')) headers.set('accept', ACCEPT);
  headers.set('x-requested-with', 'XMLHttpRequest');
  if (options.ifMatch !== undefined) headers.set('if-match', options.ifMatch);
  if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
  if (options.bearer !== undefined && options.bearer !== 'none') {
    headers.set('authorization', `Bearer ${options.bearer}`);
  }
  const payload = encode(body, options.bodyAs);
  if (typeof payload === 'string' && !headers.has('content-type')) {
    headers.set('content-type', 'application/json');
  }
  return new Request(url, {
    method,
    headers,
    // The validators and the offline copies are ours; the browser's own cache would answer twice.
    cache: 'no-store',
    ...(payload !== undefined && { body: payload }),
    ...(options.signal !== undefined && { signal: options.signal }),
    ...(options.keepalive !== undefined && { keepalive: options.keepalive }),
  });
}

function encode(body: unknown, as: 'json' | 'form' = 'json'): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob) {
    return body;
  }
  if (as === 'json') return JSON.stringify(body);
  const fields = isRecord(body) ? Object.entries(body) : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
}
