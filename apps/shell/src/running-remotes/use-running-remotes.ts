import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useHealth } from '../circuit-breaker/health-store.ts';
import { useOverrides } from '../overrides/override-store.ts';
import { useRegistry } from '../registry/registry-store.ts';
import { remotesToRun } from './remotes-to-run.ts';
import { useTaking } from './taking.ts';
import { keepUnchanged, versionChanges, type VersionChange } from './version-changes.ts';

export interface Running {
  remotes: readonly ReleasedRemote[];
  /** What the next navigation will change. */
  waiting: readonly VersionChange[];
}

/**
 * The remotes of this page. What is wanted meanwhile, by a new release or because a version broke
 * down, is taken at the next navigation (`GuardedNavigation` has asked by then), or when somebody
 * calls `takeNow`.
 */
export function useRunningRemotes(restaurant: string): Running {
  const { pathname } = useLocation();
  const release = useRegistry(({ registry }) => registry.release);
  const overrides = useOverrides(({ found }) => found);
  const health = useHealth(({ known }) => known);
  const moment = `${useTaking(({ moments }) => moments)} ${pathname}`;
  const wanted = useMemo(
    () => remotesToRun({ release, restaurant, overrides, health }),
    [release, restaurant, overrides, health],
  );
  const [running, setRunning] = useState<{ moment: string; remotes: readonly ReleasedRemote[] }>({
    moment,
    remotes: wanted,
  });
  const { remotes } = running;
  const waiting = useMemo(() => versionChanges(remotes, wanted), [remotes, wanted]);
  if (running.moment !== moment) {
    setRunning({ moment, remotes: keepUnchanged(remotes, wanted) });
  }
  return useMemo(() => ({ remotes, waiting }), [remotes, waiting]);
}
