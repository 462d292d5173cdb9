import { idempotencyKey } from '@stammtisch/hal-client/idempotency-key';
import { keep, readKept } from '../app/browser-storage.ts';

const storageKey = 'stammtisch.hold';
let token: string | undefined;

/** Stands for the one time that is kept for this guest; it outlives a reload, but not the tab. */
export function holdToken(): string {
  token ??= readKept(storageKey) ?? idempotencyKey();
  keep(storageKey, token);
  return token;
}
