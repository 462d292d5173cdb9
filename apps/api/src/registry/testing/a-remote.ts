import { gzipSync } from 'node:zlib';
import { remoteManifest, type RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { addressOf, integrityOf } from '@stammtisch/remote-registry';

export interface BuiltRemote {
  manifest: RemoteManifest;
  manifestText: string;
  address: string;
  /** `/remotes/<name>/<address>/` */
  base: string;
  contents: ReadonlyMap<string, Buffer>;
}

interface Wish {
  name?: string;
  version?: string;
  team?: string;
  path?: string;
  hostContract?: string;
  /** What the entry script holds: another text makes another build. */
  script?: string;
}

/** A remote as a build would leave it: one page, its texts, and every file with its hash. */
export function aRemote(wish: Wish = {}): BuiltRemote {
  const { name = 'roster', version = '1.0.0', team = 'kitchen', path = `/${name}` } = wish;
  const { hostContract = '^1.0.0', script = `run("${name} ${version}");` } = wish;
  const texts = Buffer.from(JSON.stringify({ title: name }));
  const contents = new Map([
    ['static/js/entry.js', Buffer.from(script.padEnd(2_000, ' '))],
    ['static/css/page.css', Buffer.from('main { color: CanvasText }')],
    ['static/font/serif.woff2', Buffer.alloc(1_500, 7)],
    ...['de', 'en', 'fr'].map((locale) => [`messages/${locale}.json`, texts] as const),
  ]);
  const manifest = remoteManifest.parse({
    schema: 1,
    name,
    version,
    commit: 'abc',
    team,
    hostContract,
    shared: {},
    container: { global: name, entry: 'static/js/entry.js' },
    exposes: { './page': { js: [], css: ['static/css/page.css'] } },
    routes: [{ id: `${name}.page`, path, expose: './page', titleKey: 'title' }],
    nav: [],
    slots: { provided: [], filled: [] },
    labels: { de: { title: name }, en: { title: name }, fr: { title: name } },
    messages: { de: 'messages/de.json', en: 'messages/en.json', fr: 'messages/fr.json' },
    topics: { publishes: [], consumes: [] },
    requires: [],
    csp: {},
    budgets: { routeGzip: 10_000 },
    files: [...contents].map(([file, content]) => ({
      path: file,
      sha384: integrityOf(content),
      bytes: content.length,
      gzip: gzipSync(content, { level: 9 }).length,
    })),
  });
  const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;
  const address = addressOf(version, manifestText);
  return { manifest, manifestText, address, base: `/remotes/${name}/${address}/`, contents };
}
