import { readFile, writeFile } from 'node:fs/promises';
import { wirePassword } from '../demo/wire-password.ts';

/**
 * Writes what the API compares new passwords with. Browsers send a hash that takes a fifth of a second
 * (decisions §8), so the list is hashed here, once, and not at every start:
 * `node tools/common-passwords/hash-common-passwords.ts` after a change of common-passwords.txt.
 */
const source = new URL('common-passwords.txt', import.meta.url);
const target = new URL('../../apps/api/src/authentication/common-passwords.txt', import.meta.url);

const words = (await readFile(source, 'utf8')).split('\n').filter((word) => word !== '');
const hashes = await Promise.all(
  words.flatMap((word) => (['pw', 'master'] as const).map((kind) => wirePassword(kind, word))),
);
// 64 bits are enough to tell a few hundred of them from every other password.
const lines = [...new Set(hashes.map((hash) => hash.slice(0, 16)))].toSorted();
await writeFile(target, `${lines.join('\n')}\n`);
