import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { createContext } from 'react';
import { slotKey } from '@stammtisch/contracts/remote/slot';

/** What one remote draws in one place. */
export interface Filling {
  remote: ReleasedRemote;
  fill: RemoteManifest['slots']['filled'][number];
}

/** What fills the places of this page. */
export const FillingsContext = createContext<ReadonlyMap<string, readonly Filling[]>>(new Map());

/** Everything that fills places, by place and version: ascending by order, equal ones by name. */
export function fillingsBySlot(
  remotes: readonly ReleasedRemote[],
): ReadonlyMap<string, readonly Filling[]> {
  const fillings = remotes
    .flatMap((remote) => remote.manifest.slots.filled.map((fill) => ({ remote, fill })))
    .toSorted(
      (left, right) =>
        left.fill.order - right.fill.order ||
        left.remote.manifest.name.localeCompare(right.remote.manifest.name),
    );
  return Map.groupBy(fillings, ({ fill }) => slotKey(fill));
}
