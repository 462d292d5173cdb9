import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { versionKey } from '../remote-loader/remote-query.ts';
import { keepOnly } from '../remote-loader/versions.ts';
import { labelRemotes } from './label-remotes.ts';
import { beganSwap } from './swap-times.ts';
import { versionChanges } from './version-changes.ts';

/**
 * Finishes a swap once the screen has changed: the new version's labels stand in the navigation, and
 * nothing is left of the old one.
 */
export function useSwap(remotes: readonly ReleasedRemote[]): void {
  const queries = useQueryClient();
  const shown = useRef<readonly ReleasedRemote[]>([]);
  useLayoutEffect(() => labelRemotes(remotes), [remotes]);
  // Later than the layout: the old version's components are unmounted and their effects ended.
  useEffect(() => {
    for (const change of versionChanges(shown.current, remotes)) beganSwap(change);
    shown.current = remotes;
    for (const gone of keepOnly(remotes)) queries.removeQueries({ queryKey: versionKey(gone) });
  }, [remotes, queries]);
}
