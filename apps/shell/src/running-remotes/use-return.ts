import { useEffect, useRef } from 'react';
import { checkRegistryAgain } from '../registry/follow-registry.ts';
import { unsavedWork } from '../unsaved-work/unsaved-work.ts';
import { isPrepared } from './take-prepared.ts';
import { takeNow, useTaking } from './taking.ts';
import type { VersionChange } from './version-changes.ts';

/** Milliseconds after which somebody who comes back to the tab is in the middle of nothing. */
const longAbsence = 60_000;

/**
 * Who comes back to the tab after a while finds the new version there, without having had to go
 * anywhere; unless a form is half filled.
 */
export function useReturn(waiting: readonly VersionChange[]): void {
  const hasReturned = useTaking((taking) => taking.hasReturned);
  const leftAt = useRef<number>(undefined);
  useEffect(() => {
    async function look() {
      if (document.visibilityState === 'hidden') {
        leftAt.current = Date.now();
        return;
      }
      const absence = Date.now() - (leftAt.current ?? Date.now());
      await checkRegistryAgain();
      if (absence >= longAbsence) useTaking.setState({ hasReturned: true });
    }
    const onChange = () => void look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  useEffect(() => {
    if (!hasReturned) return;
    useTaking.setState({ hasReturned: false });
    if (waiting.length === 0) return;
    void isPrepared(waiting).then((prepared) => {
      if (prepared && !unsavedWork.isHeld()) takeNow();
    });
  }, [hasReturned, waiting]);
}
