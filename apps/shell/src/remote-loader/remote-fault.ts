import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { diagnose, missingChunk, type Phase, type Reason } from './diagnose.ts';
import { addressOf, fileOf } from './integrity.ts';

/** A version that could not be loaded, or that threw while it drew. */
export class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  readonly remote: ReleasedRemote;
  readonly phase: Phase;
  readonly reason: Reason;

  constructor(remote: ReleasedRemote, phase: Phase, reason: Reason, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.remote = remote;
    this.phase = phase;
    this.reason = reason;
  }
}

/** The failure of a load with its reason; `path` is the file that probably failed. */
export async function faultOf(remote: ReleasedRemote, phase: Phase, cause: unknown, path = '') {
  const address = fileOf(missingChunk(cause) ?? addressOf(remote.base, path));
  const file = remote.manifest.files.find(
    (known) => addressOf(remote.base, known.path) === address,
  );
  const reason = await diagnose(cause, address, file?.sha384 ?? '');
  return new RemoteFault(remote, phase, reason, cause);
}
