import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endStandIn, fallBack, standInFor } from '../circuit-breaker/fall-back.ts';
import { reportFault } from '../telemetry/report-fault.ts';
import { missingChunk } from './diagnose.ts';
import { drawAnew } from './draw-anew.ts';
import { faultOf, RemoteFault } from './remote-fault.ts';

/**
 * A page that threw is `mending` while it is tried again by itself, `down` when a person must; it is
 * `missing` a part that did not come, as without network.
 */
export type Crash = 'mending' | 'down' | 'missing' | undefined;

/**
 * What becomes of a remote that fails. One that throws is drawn once more where a last good version
 * stands behind it, then that one runs; without one, the person is asked. Missing parts were asked
 * for three times by then (tools/build/retry-chunks.ts).
 */
export function useRecovery(remote: ReleasedRemote) {
  const queries = useQueryClient();
  const crashes = useRef(0);
  const [state, setState] = useState<{ crash: Crash; round: number }>({
    crash: undefined,
    round: 0,
  });

  async function again() {
    await drawAnew(queries, remote);
    setState(({ round }) => ({ crash: undefined, round: round + 1 }));
  }

  async function onCrash(error: unknown) {
    const isMissing = missingChunk(error) !== undefined;
    if (!isMissing) {
      reportFault(new RemoteFault(remote, 'draw', 'crash', error));
      crashes.current += 1;
      if (crashes.current === 1 && standInFor(remote) !== undefined) {
        setState(({ round }) => ({ crash: 'mending', round }));
        return again();
      }
    }
    setState(({ round }) => ({ crash: isMissing ? 'missing' : 'down', round }));
    fallBack(remote, isMissing ? 'load' : 'crash');
    if (isMissing) reportFault(await faultOf(remote, 'module', error));
  }

  async function retry() {
    crashes.current = 0;
    if (!endStandIn(remote)) await again();
  }

  return {
    ...state,
    onCrash: (error: unknown) => void onCrash(error),
    onMissing: () => fallBack(remote, 'load'),
    retry: () => void retry(),
  };
}
