import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';

export interface RouteWeight {
  route: string;
  /** Gzip bytes that a first visit loads from this remote: its container and the page's own files. */
  gzip: number;
}

export function routeWeights(manifest: RemoteManifest): RouteWeight[] {
  const weights = new Map(manifest.files.map(({ path, gzip }) => [path, gzip]));
  return manifest.routes.map(({ id, expose }) => {
    const { js = [], css = [] } = manifest.exposes[expose] ?? {};
    const files = new Set([manifest.container.entry, ...js, ...css]);
    const gzip = [...files].reduce((sum, path) => sum + (weights.get(path) ?? 0), 0);
    return { route: id, gzip };
  });
}
