import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeWhole } from './write-whole.ts';

// What names the others comes last, so that no visitor gets a page whose scripts are not there yet.
const last = ['host.json', 'index.html'];

/**
 * Puts a built shell into a registry's folder. Hashed files of an older shell stay: pages that are
 * open still load them.
 */
export async function layOutShell(shell: string, target: string): Promise<void> {
  await cp(shell, target, {
    recursive: true,
    filter: (source) => !last.includes(basename(source)),
  });
  for (const name of last) await writeWhole(join(target, name), await readFile(join(shell, name)));
}
