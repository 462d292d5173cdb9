import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { isHostPage } from '../host-headers.ts';
import { isSamePath, pathsOverlap } from './path-shape.ts';
import { finding } from './report.ts';

interface OwnedPath {
  path: string;
  route: string;
  manifest: RemoteManifest;
}

function pathsOf(manifest: RemoteManifest): OwnedPath[] {
  return manifest.routes.flatMap(({ id, path, aliases }) =>
    [path, ...aliases].map((each) => ({ path: each, route: id, manifest })),
  );
}

const advice = 'Choose another path in remote.ts.';

/**
 * Rule `route-path`: no address belongs to two pages. Within one remote a page may stand inside
 * another one's parameter, because one team decides what goes first there.
 */
export function findPathClashes(
  host: HostManifest,
  manifests: readonly RemoteManifest[],
): Finding[] {
  const paths = manifests.flatMap(pathsOf);
  const pairs = paths.flatMap((one, index) =>
    paths.slice(index + 1).map((other) => [one, other] as const),
  );
  const between = pairs
    .filter(([one, other]) =>
      one.manifest === other.manifest
        ? isSamePath(one.path, other.path)
        : pathsOverlap(one.path, other.path),
    )
    .map(([one, other]) => {
      const claim = ({ path, route, manifest }: OwnedPath) =>
        `${path} (${route} of ${manifest.name}, team ${manifest.team})`;
      const owners = [...new Set([one.manifest, other.manifest])];
      const message = `${claim(one)} and ${claim(other)} match the same address. ${advice}`;
      return finding('route-path', one.path, owners, message);
    });
  const withHost = paths.flatMap(({ path, route, manifest }) => {
    const taken = host.paths.find((own) => pathsOverlap(own, path));
    if (taken === undefined && isHostPage(path)) return [];
    const owner = taken === undefined ? 'the server’s own calls' : `the shell's own ${taken}`;
    const message = `${path} (${route}) is an address of ${owner}. ${advice}`;
    return [finding('route-path', path, [manifest], message)];
  });
  return [...between, ...withHost];
}
