import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { contentName } from './content-hash.ts';

/** `0.1.0-3f2a…`: the version and a hash over `remote.json`, which holds the hash of every file. */
export function addressOf(version: string, manifestText: string): string {
  return `${version}-${contentName(manifestText)}`;
}

/** The remote as a release names it: its folder lies below `/remotes/`. */
export function releasedRemoteAt(manifest: RemoteManifest, address: string): ReleasedRemote {
  return { base: `/remotes/${manifest.name}/${address}/`, manifest };
}

/** The address within a released remote's base. */
export function addressIn({ base }: Pick<ReleasedRemote, 'base'>): string {
  return base.split('/').at(-2) ?? '';
}
