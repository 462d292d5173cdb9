import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryStore } from '../registry-store.ts';
import type { RemoteFolder } from '../remote-folder.ts';

/** Stores the files of a built remote that are not there yet; says how many it stored. */
export async function storeFiles(
  store: Pick<RegistryStore, 'hasFile' | 'putFile'>,
  { folder, manifest }: RemoteFolder,
): Promise<number> {
  const files = new Map(manifest.files.map(({ path, sha384 }) => [sha384, path]));
  let stored = 0;
  for (const [sha384, path] of files) {
    if (await store.hasFile(sha384)) continue;
    await store.putFile(sha384, await readFile(join(folder, path)));
    stored += 1;
  }
  return stored;
}
