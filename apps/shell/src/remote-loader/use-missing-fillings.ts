import { useEffect } from 'react';
import { fallBack } from '../circuit-breaker/fall-back.ts';
import type { Filling } from './fillings-of.ts';

/** A remote whose filling cannot be loaded is given up as one whose page cannot. */
export function useMissingFillings(missing: readonly Filling[]): void {
  const which = missing.map(({ remote }) => remote.base).join(' ');
  useEffect(() => {
    for (const { remote } of missing) fallBack(remote, 'load');
    // Once for each round of tries, whatever object tells of it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [which]);
}
