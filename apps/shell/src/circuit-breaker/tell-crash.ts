import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { RemoteFault } from '../remote-loader/remote-fault.ts';
import { reportFault } from '../telemetry/report-fault.ts';
import { fallBack } from './fall-back.ts';

const crashes = new Map<string, number>();

/** A filling of a place threw while it drew: the second time its version is given up. */
export function tellCrash(remote: ReleasedRemote, error: unknown): void {
  reportFault(new RemoteFault(remote, 'draw', 'crash', error));
  const count = (crashes.get(remote.base) ?? 0) + 1;
  crashes.set(remote.base, count);
  if (count > 1) fallBack(remote, 'crash');
}
