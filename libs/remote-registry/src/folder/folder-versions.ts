import { copyFile, link, mkdir, rename, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { publishedVersion, type PublishedVersion } from '@stammtisch/contracts/registry/versions';
import type { RemoteFile } from '@stammtisch/contracts/remote/remote-manifest';
import type { NewVersion } from '../registry-store.ts';
import { listIfThere } from './channel-moves.ts';
import type { FolderPlaces } from './folder-places.ts';
import { isCode, readTextIfThere, unfinished, writeWhole } from './write-whole.ts';

/** The newest first; all remotes when none is named. */
export async function listFolderVersions(
  places: FolderPlaces,
  remote?: string,
): Promise<PublishedVersion[]> {
  const remotes = remote === undefined ? await listIfThere(places.allVersions) : [remote];
  const versions = remotes.map(async (name) => {
    const names = await listIfThere(places.versions(name));
    return Promise.all(
      names.map(async (file) => {
        const text = await readTextIfThere(join(places.versions(name), file));
        return publishedVersion.parse(JSON.parse(text ?? ''));
      }),
    );
  });
  return (await Promise.all(versions))
    .flat()
    .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt));
}

/** One file on the disk where the file system can do that, else two. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (cause) {
    if (isCode(cause, 'ENOENT') || isCode(cause, 'EEXIST')) throw cause;
    await copyFile(from, to);
  }
}

async function layOut(
  places: FolderPlaces,
  place: string,
  files: readonly RemoteFile[],
  text: string,
) {
  const beside = join(dirname(place), `${unfinished}${randomUUID()}`);
  for (const { path, sha384 } of files) await linkOrCopy(places.file(sha384), join(beside, path));
  await writeWhole(join(beside, 'remote.json'), text);
  try {
    await rename(beside, place);
  } catch (cause) {
    // Another process laid the same version out first.
    if (!isCode(cause, 'ENOTEMPTY') && !isCode(cause, 'EEXIST')) throw cause;
    await rm(beside, { recursive: true });
  }
}

/** The folder first, then the entry that makes it a version: a killed process leaves no half one. */
export async function addFolderVersion(
  places: FolderPlaces,
  { manifest, manifestText, address, by, publishedAt }: NewVersion,
): Promise<PublishedVersion> {
  const { name, version, team, commit, files } = manifest;
  await layOut(places, places.remote(name, address), files, manifestText);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const published = { remote: name, version, address, team, commit, publishedAt, by, bytes };
  await writeWhole(places.version(name, address), `${JSON.stringify(published, null, 2)}\n`);
  return published;
}
