import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { finding } from './report.ts';

/** Rules `unknown-route` and `unknown-expose`: what is named must be there. */
export function findReferenceFaults(manifests: readonly RemoteManifest[]): Finding[] {
  const routes = new Set(manifests.flatMap((manifest) => manifest.routes.map(({ id }) => id)));
  return manifests.flatMap((manifest) => {
    const lost = manifest.nav
      .filter((entry) => !routes.has(entry.route))
      .map(({ route, labelKey }) => {
        const message = `The navigation entry ${labelKey} leads to ${route}, which no remote has. Name one of its own routes in remote.ts.`;
        return finding('unknown-route', route, [manifest], message);
      });
    const wanted = new Set([...manifest.routes, ...manifest.slots.filled].map((use) => use.expose));
    const gone = [...wanted]
      .filter((expose) => manifest.exposes[expose] === undefined)
      .map((expose) => {
        const message = `A route or slot uses ${expose}, which the build does not expose. Add it to exposes in remote.ts.`;
        return finding('unknown-expose', expose, [manifest], message);
      });
    return [...lost, ...gone];
  });
}
