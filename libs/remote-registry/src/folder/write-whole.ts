import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

export function isCode(cause: unknown, code: string): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code;
}

export async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return undefined;
    throw cause;
  }
}

export async function readTextIfThere(path: string): Promise<string | undefined> {
  const content = await readIfThere(path);
  return content === undefined ? undefined : new TextDecoder().decode(content);
}

/** Files that are being written begin with this; a process that was killed leaves one behind. */
export const unfinished = '.unfinished-';

async function writeBeside(path: string, content: string | Uint8Array): Promise<string> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const beside = `${folder}/${unfinished}${randomUUID()}`;
  const file = await open(beside, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  return beside;
}

/** Without it a rename may be lost when the machine loses power. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Replaces a file: readers see the old content or the new one, never a part. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await rename(await writeBeside(path, content), path);
  await syncFolder(path);
}

/**
 * Makes a file that must not be there yet, whole at once. A hard link, because a rename would
 * replace what another process made.
 *
 * @returns false when it is there
 */
export async function createWhole(path: string, content: string): Promise<boolean> {
  const beside = await writeBeside(path, content);
  try {
    await link(beside, path);
    await syncFolder(path);
    return true;
  } catch (cause) {
    if (isCode(cause, 'EEXIST')) return false;
    throw cause;
  } finally {
    await rm(beside, { force: true });
  }
}
