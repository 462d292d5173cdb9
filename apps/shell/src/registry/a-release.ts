import { release, type Release, type ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { RemoteRouteInput } from '@stammtisch/contracts/remote/route';

type RouteWish = Partial<RemoteRouteInput> & { id: string; path: string };

const noFile = 'sha384-'.padEnd(71, 'A');

function aRemote(name: string, version: string, wishes: readonly RouteWish[]) {
  return {
    base: `/remotes/${name}/${version}-a/`,
    manifest: {
      schema: 1,
      name,
      version,
      commit: 'abc',
      team: 'house',
      hostContract: '^1.0.0',
      shared: {},
      container: { global: `${name}_${version}`, entry: 'entry.js' },
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
  };
}

/** A release of one remote with these routes, for tests. */
export function aRelease(wishes: readonly RouteWish[], more: Partial<Release> = {}): Release {
  return release.parse({
    schema: 1,
    hostContract: '1.0.0',
    remotes: [aRemote('house', '0.1.0', wishes)],
    candidates: [],
    rollouts: [],
    pins: [],
    ...more,
  });
}

/** One version of the remote `house`, or of another one. */
export function aVersion(version: string, name = 'house'): ReleasedRemote {
  const remotes = [aRemote(name, version, [])];
  const [made] = release.shape.remotes.parse(remotes);
  if (made === undefined) throw new Error('no version was made');
  return made;
}
