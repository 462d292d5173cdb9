import type { HalLinks } from '@stammtisch/contracts/hal';
import type { TestApi } from './create-test-api.ts';

/** For tests: the address behind a link of a resource. */
export function linkOf({ _links }: { _links: HalLinks }, rel: string): string {
  const link = _links[rel];
  if (!link || Array.isArray(link)) throw new Error(`no link ${rel}`);
  return link.href;
}

/** For tests: a request of the signed-in restaurant, based on a version where it has one. */
export function ask(
  house: TestApi,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { version, payload }: { version?: number; payload?: Record<string, unknown> } = {},
) {
  return house.app.inject({
    method,
    url,
    headers: {
      ...house.restaurant.headers,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(payload && { payload }),
  });
}
