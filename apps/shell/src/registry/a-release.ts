import { release, type Release } from '@stammtisch/contracts/remote/release';
import type { RemoteRouteInput } from '@stammtisch/contracts/remote/route';

type RouteWish = Partial<RemoteRouteInput> & { id: string; path: string };

const noFile = 'sha384-'.padEnd(71, 'A');

/** A release of one remote with these routes, for tests. */
export function aRelease(wishes: RouteWish[]): Release {
  return release.parse({
    schema: 1,
    hostContract: '1.0.0',
    remotes: [
      {
        base: '/remotes/house/0.1.0-a/',
        manifest: {
          schema: 1,
          name: 'house',
          version: '0.1.0',
          commit: 'abc',
          team: 'house',
          hostContract: '^1.0.0',
          shared: {},
          container: { global: 'house', entry: 'entry.js' },
          exposes: { './page': { js: ['page.js'], css: [] } },
          routes: wishes.map((wish) => ({ expose: './page', titleKey: 'title', ...wish })),
          nav: [],
          slots: { provided: [], filled: [] },
          labels: { de: {}, en: {}, fr: {} },
          messages: { de: 'de.json', en: 'en.json', fr: 'fr.json' },
          topics: { publishes: [], consumes: [] },
          requires: [],
          csp: {},
          budgets: { routeGzip: 1 },
          files: [{ path: 'entry.js', sha384: noFile, bytes: 1, gzip: 1 }],
        },
      },
    ],
    candidates: [],
    rollouts: [],
    pins: [],
  });
}
