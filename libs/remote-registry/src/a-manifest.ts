import { remoteManifest, type RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import type { NavEntry, RemoteRouteInput } from '@stammtisch/contracts/remote/route';

interface Wish {
  name?: string;
  hostContract?: string;
  routes?: (Partial<RemoteRouteInput> & { id: string; path: string })[];
  nav?: (Partial<NavEntry> & { route: string })[];
  shared?: RemoteManifest['shared'];
}

/** A manifest of a remote that fits everywhere, but for what a test wishes. */
export function aManifest({ name = 'house', routes = [], nav = [], ...rest }: Wish = {}) {
  return remoteManifest.parse({
    schema: 1,
    name,
    version: '0.1.0',
    commit: 'abc',
    team: 'house',
    hostContract: '^1.0.0',
    shared: {},
    container: { global: name, entry: 'entry.js' },
    exposes: { './page': { js: [], css: [] } },
    routes: routes.map((route) => ({ expose: './page', titleKey: 'title', ...route })),
    nav: nav.map((entry) => ({
      section: 'service',
      order: 10,
      labelKey: 'label',
      icon: 'plus',
      ...entry,
    })),
    slots: { provided: [], filled: [] },
    labels: { de: {}, en: {}, fr: {} },
    messages: { de: 'de.json', en: 'en.json', fr: 'fr.json' },
    topics: { publishes: [], consumes: [] },
    requires: [],
    csp: {},
    budgets: { routeGzip: 1000 },
    files: [],
    ...rest,
  });
}
