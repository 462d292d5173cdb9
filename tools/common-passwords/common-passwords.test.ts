import { readFile } from 'node:fs/promises';
import { isCommonPassword } from '@stammtisch/api/authentication/common-passwords';
import { expect, test } from 'vitest';
import { wirePassword } from '../demo/wire-password.ts';

const words = (await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8'))
  .split('\n')
  .filter((word) => word !== '');

test.each([
  [words[0], 'pw'],
  [words.at(-1), 'master'],
  ['fußball', 'pw'],
  ['Passwort123', 'master'],
] as const)('%s is not taken as a new password (%s)', async (word, kind) => {
  expect(isCommonPassword(await wirePassword(kind, String(word)))).toBe(true);
});

test('a password that nobody else has is taken', async () => {
  expect(isCommonPassword(await wirePassword('pw', 'drei Knödel im Nebenzimmer'))).toBe(false);
});
