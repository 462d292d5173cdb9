import { createHash } from 'node:crypto';

/** Whoever reads the database cannot come back from the provider with it. */
export function hashState(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}
