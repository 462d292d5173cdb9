import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from './compose-release.ts';
import type { RemoteFolder } from './remote-folder.ts';

export interface HostLayout {
  /** The folder to write; what is in it is replaced. */
  target: string;
  /** The shell's built files. */
  shell: string;
  remotes: readonly RemoteFolder[];
  composition: Extract<Composition, { kind: 'composed' }>;
}

/**
 * Lays a release out as plain files that any static server can serve:
 * `registry/live.json` (no-cache), everything else immutable but `index.html`.
 */
export function layOutHost({ target, shell, remotes, composition }: HostLayout): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(shell, target, { recursive: true });
  for (const { folder, manifest, address } of remotes) {
    const place = join(target, 'remotes', manifest.name, address);
    if (!existsSync(place)) cpSync(folder, place, { recursive: true });
  }
  mkdirSync(join(target, 'registry/releases'), { recursive: true });
  writeFileSync(join(target, composition.pointer.release.href), composition.releaseText);
  const pointer = `${JSON.stringify(composition.pointer, null, 2)}\n`;
  writeFileSync(join(target, 'registry/live.json'), pointer);
}
