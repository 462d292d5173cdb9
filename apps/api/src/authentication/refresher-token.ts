import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../platform/config/read-config.ts';

/** decisions §5 leaves it open: a login lasts 30 days at most, however often it is refreshed. */
export const familyLifetime = '30 days';

/** Seconds in which a repeated refresher token gets the same successor: two tabs, a lost answer. */
export const graceSeconds = 30;

export function newRefresherToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Derived instead of drawn, so that it can be answered again without being kept in the clear. */
export function successorOf(config: Pick<Config, 'TOKEN_SECRET'>, token: string): string {
  return createHmac('sha256', config.TOKEN_SECRET)
    .update(`refresher-successor:${token}`)
    .digest('base64url');
}

/** What is stored: random 256 bits need no slow hash. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
