import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { collect } from '../telemetry/collect.ts';
import type { VersionChange } from './version-changes.ts';

const swaps = new Map<string, { from: string; at: number }>();

/** A version has taken another one's place; it counts when the new one is drawn for the first time. */
export function beganSwap({ remote, from, to }: VersionChange): void {
  if (from === undefined || to === undefined) return;
  swaps.set(remote, { from: from.manifest.version, at: performance.now() });
}

/** A version stands on the screen; `asked` is when its page was asked for, by `performance.now`. */
export function endSwap({ manifest }: ReleasedRemote, asked: number): void {
  const { name, version } = manifest;
  const swap = swaps.get(name);
  if (swap === undefined) return;
  swaps.delete(name);
  // A page that is opened an hour later did not take an hour.
  const took = Math.min(600_000, performance.now() - Math.max(swap.at, asked));
  collect({ kind: 'swapped', remote: name, version, from: swap.from, took });
}
