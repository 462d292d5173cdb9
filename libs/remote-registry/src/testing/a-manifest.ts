import { remoteManifest, type RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import type { NavEntry, RemoteRouteInput } from '@stammtisch/contracts/remote/route';
import { integrityOf } from '../content-hash.ts';

type Wish = Partial<Omit<RemoteManifest, 'routes' | 'nav' | 'slots' | 'topics'>> & {
  routes?: (Partial<RemoteRouteInput> & { id: string; path: string })[];
  nav?: (Partial<NavEntry> & { route: string })[];
  slots?: Partial<RemoteManifest['slots']>;
  topics?: Partial<RemoteManifest['topics']>;
};

/** The files of a remote by their paths, as its build would write them. */
export const someFiles: Readonly<Record<string, string>> = {
  'entry.js': 'run()',
  'page.js': 'draw()',
  'page.css': 'p{}',
  'de.json': '{"title":"Seite","label":"Seite"}',
  'en.json': '{"title":"Page","label":"Page"}',
  'fr.json': '{"title":"Page","label":"Page"}',
};

export function describeFiles(files: Readonly<Record<string, string>>): RemoteManifest['files'] {
  return Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.byteLength(content);
    return { path, sha384: integrityOf(content), bytes, gzip: bytes + 20 };
  });
}

/** A manifest of a remote that fits everywhere, but for what a test wishes. */
export function aManifest({ routes = [], nav = [], slots, topics, ...rest }: Wish = {}) {
  const { name = 'house' } = rest;
  const texts = { title: 'title', label: 'label' };
  return remoteManifest.parse({
    schema: 1,
    name,
    version: '0.1.0',
    commit: 'abc',
    team: `team-${name}`,
    hostContract: '^1.0.0',
    shared: {},
    container: { global: name, entry: 'entry.js' },
    exposes: { './page': { js: ['page.js'], css: ['page.css'] } },
    routes: routes.map((route) => ({ expose: './page', titleKey: 'title', ...route })),
    nav: nav.map((entry) => ({
      section: 'service',
      order: 10,
      labelKey: 'label',
      icon: 'plus',
      ...entry,
    })),
    slots: { provided: [], filled: [], ...slots },
    labels: { de: texts, en: texts, fr: texts },
    messages: { de: 'de.json', en: 'en.json', fr: 'fr.json' },
    topics: { publishes: [], consumes: [], ...topics },
    requires: [],
    csp: {},
    budgets: { routeGzip: 1000 },
    files: describeFiles(someFiles),
    ...rest,
  });
}
