import { entry } from '@stammtisch/contracts/entry/read-entry';
import { problems, problemUri } from '@stammtisch/contracts/problem';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';

export interface FakeAnswer {
  status: number;
  mediaType: string;
  body: string;
}

export const smokeRestaurant = '00000000-0000-4000-8000-000000000000';

/**
 * An API of a restaurant without any data: the entry document with every link that there may be, and
 * "not found" for all else. A page must say so instead of breaking.
 */
export function answerFake(host: HostManifest, path: string): FakeAnswer {
  if (path === '/api/1') {
    const links = host.relations.map((relation) => [relation, { href: `/api/1/${relation}` }]);
    const document = entry.parse({
      uuid: smokeRestaurant,
      name: 'Smoke',
      identifier: 'smoke',
      timeZone: 'Europe/Vienna',
      language: 'en',
      currency: 'EUR',
      // Pages behind the master password open at once for a demo account (specification §2).
      isDemo: true,
      _links: Object.fromEntries(links),
    });
    return { status: 200, mediaType: 'application/hal+json', body: JSON.stringify(document) };
  }
  const { status, key } = problems['not-found'];
  const body = { type: problemUri('not-found'), title: 'Not found', status, key };
  return { status, mediaType: 'application/problem+json', body: JSON.stringify(body) };
}
