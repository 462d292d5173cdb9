import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { satisfies } from 'semver';

/** A remote that was built for another host, or for other versions of what the host shares. */
export interface Misfit {
  remote: string;
  needs: string;
  range: string;
  has: string;
}

/**
 * Compares what remotes ask for with what their host offers. The host is built from the same
 * lockfile as the newest remote, so the highest built version of a package is the host's.
 */
export function findMisfits(manifests: readonly RemoteManifest[], hostContract: string): Misfit[] {
  const hostHas = new Map<string, string>();
  for (const { shared } of manifests) {
    for (const [name, { built }] of Object.entries(shared)) {
      const known = hostHas.get(name);
      if (known === undefined || satisfies(built, `>${known}`)) hostHas.set(name, built);
    }
  }
  return manifests.flatMap((manifest) => {
    const asked = Object.entries(manifest.shared).map(([needs, { range }]) => ({
      remote: manifest.name,
      needs,
      range,
      has: hostHas.get(needs) ?? 'nothing',
    }));
    const host = {
      remote: manifest.name,
      needs: 'host contract',
      range: manifest.hostContract,
      has: hostContract,
    };
    return [host, ...asked].filter(({ has, range }) => !satisfies(has, range));
  });
}
