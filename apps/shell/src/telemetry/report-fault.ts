import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { isOverridden } from '../overrides/override-store.ts';
import { RemoteFault } from '../remote-loader/remote-fault.ts';
import { collect } from './collect.ts';

const told = new Set<string>();

/** Says once what failed, to the console and to the operators; again only after it worked in between. */
export function reportFault(error: unknown): void {
  if (!(error instanceof RemoteFault)) {
    console.error('a remote failed', error);
    return;
  }
  const { remote, phase, reason, message } = error;
  const { name, version } = remote.manifest;
  const key = `${remote.base} ${phase} ${reason}`;
  if (told.has(key)) return;
  told.add(key);
  console.error(`${name} ${version} failed (${phase}, ${reason})`, error);
  if (isOverridden(remote)) return;
  const short = message.slice(0, 200);
  collect({ kind: 'failed', remote: name, version, phase, reason, message: short });
}

/** A version was loaded: if it cannot be loaded another time, that is news again. */
export function reportSuccess({ base }: ReleasedRemote): void {
  for (const key of told) {
    if (key.startsWith(`${base} `) && !key.startsWith(`${base} draw `)) told.delete(key);
  }
}
