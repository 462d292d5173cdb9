/** Test double of the network: answers by script and remembers what was asked. Not shipped. */
export type Answer = (request: Request) => Response | Promise<Response>;

export const ORIGIN = 'https://api.test';

export function scriptedFetch(answer: Answer) {
  const requests: Request[] = [];
  const network = { down: false, answer };
  return {
    requests,
    network,
    fetch: async (request: Request): Promise<Response> => {
      requests.push(request.clone());
      if (network.down) throw new TypeError('Failed to fetch');
      return await network.answer(request);
    },
  };
}

export function hal(body: unknown, headers: Record<string, string> = {}, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/hal+json', ...headers },
  });
}

export function refusal(
  status: number,
  type: string,
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const key = type.toUpperCase().replaceAll('-', '_');
  return new Response(
    JSON.stringify({ type: `/problems/${type}`, title: type, status, key, ...extra }),
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );
}

/** An unsigned JWT; times in seconds since 1970. */
export function aToken(name: string, issuedAt: number, lifetime: number): string {
  const payload = btoa(JSON.stringify({ jti: name, iat: issuedAt, exp: issuedAt + lifetime }));
  return `e30.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.x`;
}
