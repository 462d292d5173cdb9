import type { RemoteEvent } from '@stammtisch/contracts/telemetry/report-remotes';
import * as z from 'zod';
import { TookTooLong } from './attempts.ts';
import { BadStatus, fetchFile } from './fetch-file.ts';

type Failed = Extract<RemoteEvent, { kind: 'failed' }>;
export type Phase = Failed['phase'];
export type Reason = Failed['reason'];

// What the bundler adds to the failure of a chunk or a style sheet.
const chunkFailure = z.object({ request: z.string(), type: z.string().optional() });

/** The address of the chunk or style sheet that did not come, if that is what happened. */
export function missingChunk(error: unknown): string | undefined {
  return chunkFailure.safeParse(error).data?.request;
}

function isTimeout(cause: unknown): boolean {
  if (cause instanceof TookTooLong) return true;
  if (chunkFailure.safeParse(cause).data?.type === 'timeout') return true;
  if (cause instanceof DOMException) return cause.name === 'TimeoutError';
  // The federation's runtime says it in words only.
  return cause instanceof Error && cause.message.includes('timed out');
}

/** What the failure of a request says by itself; a wrong hash looks as if nothing had been reached. */
export function reasonOf(cause: unknown): Reason {
  if (isTimeout(cause)) return 'timeout';
  if (cause instanceof BadStatus) return 'status';
  return cause instanceof TypeError ? 'unreachable' : 'invalid';
}

/**
 * Finds out why a file failed. Neither a script nor a style sheet tells its page, so the file is
 * asked for once more; only after a failure, and only to name its reason.
 */
export async function diagnose(cause: unknown, address: string, hash: string): Promise<Reason> {
  if (isTimeout(cause)) return 'timeout';
  try {
    await fetchFile(address, { cache: 'reload' });
  } catch (error) {
    return reasonOf(error);
  }
  try {
    await fetchFile(address, { integrity: hash });
    return 'invalid';
  } catch {
    // It was there a moment ago: what is wrong is what it holds.
    return 'integrity';
  }
}
