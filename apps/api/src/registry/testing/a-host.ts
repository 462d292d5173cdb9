import { hostManifest } from '@stammtisch/contracts/remote/host-manifest';

/** What a shell offers that has a login page and nothing else. */
export const aHost = hostManifest.parse({
  schema: 1,
  version: '0.1.0',
  commit: 'abc',
  hostContract: '1.0.0',
  shared: {},
  paths: ['/login'],
  namespaces: ['shell'],
  slots: [],
  topics: { publishes: [], consumes: [] },
  relations: [],
  csp: {},
  limits: { routeGzip: 100_000, totalBytes: 8_000_000 },
});
