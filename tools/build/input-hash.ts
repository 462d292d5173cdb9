import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** What a room's files are built from, beside the room itself. */
const common = ['libs/*/src/**/*.{ts,tsx,css}', 'tools/build/*.ts', 'package-lock.json'];

/**
 * Eight hex digits that change with every source that a room's build may read, so that two builds of
 * one version never share a name. Run in the room's folder.
 */
export function inputHash(): string {
  const hash = createHash('sha256');
  const take = (folder: string, patterns: readonly string[]) => {
    for (const file of globSync(patterns, { cwd: folder }).toSorted()) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(folder, file)));
    }
  };
  take(process.cwd(), ['src/**/*.{ts,tsx,css,json,svg}', '*.{ts,json}']);
  take(workspace, common);
  return hash.digest('hex').slice(0, 8);
}
