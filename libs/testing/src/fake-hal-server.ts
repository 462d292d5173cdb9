/** What a fake server answers: a body with its status, an `ETag` and problem members where wanted. */
export interface FakeAnswer {
  status?: number;
  body?: unknown;
  etag?: string;
}

export type FakeRoute = (request: Request) => FakeAnswer | Promise<FakeAnswer>;

export interface FakeHalServer {
  /** Give it to a HAL client in place of the network. */
  fetch: (request: Request) => Promise<Response>;
  /** Every request so far, oldest first. */
  readonly requests: readonly Request[];
  /** Sets or replaces an answer; the key is `GET /api/1/rooms`. Queries do not count. */
  on(route: string, answer: FakeRoute | FakeAnswer): void;
  /** Pulls the plug, or puts it back in. */
  setOffline(isOffline: boolean): void;
}

/** A HAL API in memory: answers by route, 304 for a known `ETag`, 404 as a problem for the rest. */
export function createFakeHalServer(
  routes: Record<string, FakeRoute | FakeAnswer> = {},
): FakeHalServer {
  const known = new Map(Object.entries(routes));
  const requests: Request[] = [];
  let isOffline = false;
  return {
    requests,
    on: (route, answer) => void known.set(route, answer),
    setOffline: (offline) => void (isOffline = offline),
    async fetch(request) {
      requests.push(request.clone());
      if (isOffline) throw new TypeError('Failed to fetch');
      const route = known.get(`${request.method} ${new URL(request.url).pathname}`);
      if (!route) return respond({ status: 404, body: notFound });
      const answer = typeof route === 'function' ? await route(request) : route;
      const isKnown = answer.etag && request.headers.get('if-none-match') === answer.etag;
      return respond(isKnown ? { status: 304, etag: answer.etag ?? '' } : answer);
    },
  };
}

const notFound = { type: '/problems/not-found', title: 'Not found', status: 404, key: 'NOT_FOUND' };

function respond({ status = 200, body, etag }: FakeAnswer): Response {
  const kind = status >= 400 ? 'application/problem+json' : 'application/hal+json';
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': kind, ...(etag && { etag }) },
  });
}
