import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';

/** Two remotes that claim the same thing, or one that names what nobody has. */
export interface Clash {
  kind:
    | 'remote-name'
    | 'route-id'
    | 'route-path'
    | 'nav-order'
    | 'unknown-route'
    | 'unknown-expose';
  /** What is claimed: the id, the path, the place. */
  subject: string;
  /** The remotes concerned, in the order given. */
  remotes: string[];
}

interface Claim {
  kind: Clash['kind'];
  subject: string;
  remote: string;
}

/** `/newReservation/:id?` and `/newReservation/:guest?` match the same addresses. */
export function pathShape(path: string): string {
  return path.replaceAll(/:\w+/g, ':').toLowerCase();
}

function claimsOf(manifest: RemoteManifest): Claim[] {
  const remote = manifest.name;
  return [
    { kind: 'remote-name', subject: remote, remote },
    ...manifest.routes.flatMap((route): Claim[] => [
      { kind: 'route-id', subject: route.id, remote },
      ...[route.path, ...route.aliases].map((path): Claim => ({
        kind: 'route-path',
        subject: pathShape(path),
        remote,
      })),
    ]),
    ...manifest.nav.map((entry): Claim => ({
      kind: 'nav-order',
      subject: `${entry.section} ${String(entry.order)}`,
      remote,
    })),
  ];
}

function missingIn(manifest: RemoteManifest, routeIds: ReadonlySet<string>): Clash[] {
  const remotes = [manifest.name];
  const exposes = new Set(Object.keys(manifest.exposes));
  return [
    ...manifest.nav
      .filter((entry) => !routeIds.has(entry.route))
      .map((entry): Clash => ({ kind: 'unknown-route', subject: entry.route, remotes })),
    ...manifest.routes
      .filter((route) => !exposes.has(route.expose))
      .map((route): Clash => ({ kind: 'unknown-expose', subject: route.expose, remotes })),
  ];
}

/** Everything that keeps these remotes from running together; empty when they fit. */
export function findClashes(manifests: readonly RemoteManifest[]): Clash[] {
  const claims = Object.values(
    Object.groupBy(manifests.flatMap(claimsOf), ({ kind, subject }) => `${kind}\n${subject}`),
  );
  const routeIds = new Set(manifests.flatMap(({ routes }) => routes.map(({ id }) => id)));
  return [
    ...claims.flatMap((group = []): Clash[] => {
      const [first] = group;
      if (first === undefined || group.length < 2) return [];
      return [
        { kind: first.kind, subject: first.subject, remotes: group.map(({ remote }) => remote) },
      ];
    }),
    ...manifests.flatMap((manifest) => missingIn(manifest, routeIds)),
  ];
}
