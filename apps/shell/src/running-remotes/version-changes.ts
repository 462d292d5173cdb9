import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';

/** A remote that another version takes the place of; `to` is absent when it leaves, `from` when it is new. */
export interface VersionChange {
  remote: string;
  from: ReleasedRemote | undefined;
  to: ReleasedRemote | undefined;
}

type Remotes = readonly ReleasedRemote[];

const named = (remotes: Remotes, name: string) =>
  remotes.find(({ manifest }) => manifest.name === name);

/** What differs between two sets of remotes. */
export function versionChanges(before: Remotes, after: Remotes): VersionChange[] {
  const names = new Set([...before, ...after].map(({ manifest }) => manifest.name));
  return [...names]
    .map((remote) => ({ remote, from: named(before, remote), to: named(after, remote) }))
    .filter(({ from, to }) => from?.base !== to?.base);
}

/**
 * The next remotes, those that did not change as the very same objects, and all of them when none
 * did: what is drawn from them is not drawn again.
 */
export function keepUnchanged(before: Remotes, after: Remotes): Remotes {
  const next = after.map((remote) => before.find(({ base }) => base === remote.base) ?? remote);
  const isSame = next.length === before.length && next.every((remote, i) => remote === before[i]);
  return isSame ? before : next;
}
