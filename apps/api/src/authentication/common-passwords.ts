import { readFileSync } from 'node:fs';

/**
 * The beginnings of what browsers send for the passwords that are tried first, as login and as master
 * password. Made by tools/common-passwords; the words themselves stand there.
 */
const beginnings = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'),
);

/** Whether a stranger would try this one among the first few hundred. */
export function isCommonPassword(wire: string): boolean {
  return beginnings.has(wire.slice(0, 16));
}
