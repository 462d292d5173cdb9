import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { rememberDrawn } from '../circuit-breaker/health-store.ts';
import { isOverridden } from '../overrides/override-store.ts';
import { endSwap } from '../running-remotes/swap-times.ts';
import { collect } from '../telemetry/collect.ts';

export interface Loaded {
  phases: { entry: number; module: number; messages: number };
  /** By `performance.now`. */
  loadedAt: number;
}

const counted = new WeakSet<Loaded>();

/** A page of a version stands on the screen; `asked` is when somebody wanted it, by `performance.now`. */
export function tellDrawn(remote: ReleasedRemote, loaded: Loaded, asked: number): void {
  rememberDrawn(remote);
  endSwap(remote, asked);
  if (isOverridden(remote) || counted.has(loaded)) return;
  counted.add(loaded);
  const { name, version } = remote.manifest;
  const drawn = performance.now() - Math.max(asked, loaded.loadedAt);
  collect({ kind: 'loaded', remote: name, version, ...loaded.phases, drawn });
}
