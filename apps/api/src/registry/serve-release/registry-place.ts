import { channelName } from '@stammtisch/contracts/registry/move';
import { filePath, remoteName } from '@stammtisch/contracts/remote/remote-manifest';

/** What an address below `/registry/` or `/remotes/` can name. */
export type RegistryPlace =
  | { kind: 'pointer'; channel: string }
  | { kind: 'release'; href: string }
  | { kind: 'file'; remote: string; address: string; path: string };

/**
 * Reads a decoded path, without its query. Nothing is looked for in the file system, and what does
 * not have the form of a name is nowhere.
 */
export function placeAt(path: string): RegistryPlace | undefined {
  const channel = /^\/registry\/([^/]+)\.json$/.exec(path)?.[1];
  if (channel !== undefined) {
    return channelName.safeParse(channel).success ? { kind: 'pointer', channel } : undefined;
  }
  if (/^\/registry\/releases\/[0-9a-f]{16}\.json$/.test(path)) {
    return { kind: 'release', href: path };
  }
  const [, remote = '', address = '', file = ''] =
    /^\/remotes\/([^/]+)\/(\d[\w.-]*)\/(.+)$/.exec(path) ?? [];
  const isNamed = remoteName.safeParse(remote).success && filePath.safeParse(file).success;
  return isNamed ? { kind: 'file', remote, address, path: file } : undefined;
}
