import { hostManifest, type HostManifest } from '@stammtisch/contracts/remote/host-manifest';

/** A shell that offers a little of everything, but for what a test wishes. */
export function aHost(wish: Partial<HostManifest> = {}): HostManifest {
  return hostManifest.parse({
    schema: 1,
    version: '0.1.0',
    commit: 'abc',
    hostContract: '1.1.0',
    shared: { react: '19.3.1' },
    paths: ['/login', '/settings'],
    namespaces: ['shell', 'common'],
    slots: [],
    topics: { publishes: [], consumes: [] },
    relations: ['self', 'rooms'],
    csp: {},
    limits: { routeGzip: 10_000, totalBytes: 100_000 },
    ...wish,
  });
}
