import { createHash } from 'node:crypto';
import type { Api } from '../platform/http/api.ts';
import type { Refusal } from '../platform/http/refusal.ts';

export interface GuessLimit {
  /** Counts one guess before anything is hashed. */
  count(): Promise<Refusal | undefined>;
  /** After the right password: typing errors before it no longer count. */
  forget(): Promise<void>;
}

/**
 * Limits password guesses by account and address together, and by address alone. An account is
 * never locked for its owner because a stranger guesses at it from elsewhere.
 */
export function guessLimit({ limits }: Api, account: string, ip: string): GuessLimit {
  const pair = createHash('sha256').update(`${account} ${ip}`).digest('base64url');
  return {
    async count() {
      return (await limits.count('loginByAddress', ip)) ?? limits.count('loginByAccount', pair);
    },
    forget: () => limits.forget('loginByAccount', pair),
  };
}
