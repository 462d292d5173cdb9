import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { addressOf } from './integrity.ts';

/**
 * Lets the browser fetch a page's chunks beside its container, which would ask for them only once it
 * runs. The links leave with the version (`clear` in versions.ts).
 */
export function preloadFiles({ base, manifest }: ReleasedRemote, expose: string): void {
  const { js = [], css = [] } = manifest.exposes[expose] ?? {};
  for (const path of [...js, ...css]) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = path.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = manifest.files.find((file) => file.path === path)?.sha384 ?? '';
    link.href = addressOf(base, path);
    document.head.append(link);
  }
}
