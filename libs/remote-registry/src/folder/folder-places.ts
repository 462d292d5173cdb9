import { join } from 'node:path';
import { hexOf } from '../content-hash.ts';

/**
 * Where things lie in a registry's folder. Its root is what a static server serves: the shell with
 * `host.json`, the pointers, the releases and the remotes; the rest is for the tools.
 */
export function folderPlaces(root: string) {
  const registry = join(root, 'registry');
  return {
    root,
    registry,
    host: join(root, 'host.json'),
    pointer: (channel: string) => join(registry, `${channel}.json`),
    /** By the address that the pointer names: `/registry/releases/3f2a….json`. */
    served: (href: string) => join(root, href),
    history: (channel: string) => join(registry, 'history', channel),
    move: (channel: string, revision: number) =>
      join(registry, 'history', channel, `${String(revision).padStart(8, '0')}.json`),
    file: (sha384: string) => join(registry, 'files', hexOf(sha384)),
    files: join(registry, 'files'),
    versions: (remote: string) => join(registry, 'versions', remote),
    allVersions: join(registry, 'versions'),
    version: (remote: string, address: string) =>
      join(registry, 'versions', remote, `${address}.json`),
    remotes: join(root, 'remotes'),
    remote: (remote: string, address: string) => join(root, 'remotes', remote, address),
  };
}
export type FolderPlaces = ReturnType<typeof folderPlaces>;
