import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { PublishedVersion } from '@stammtisch/contracts/registry/versions';
import { hexOf, integrityOf } from '../content-hash.ts';
import { listIfThere, readMoves, readServedPointer } from '../folder/channel-moves.ts';
import type { FolderPlaces } from '../folder/folder-places.ts';
import { readManifest } from '../gate/read-manifest.ts';
import { isCode, readIfThere, readTextIfThere, unfinished } from '../folder/write-whole.ts';
import { fault, note, type Complaint } from './complaint.ts';

const remove = 'It can be deleted.';

/** What only a look into the folder shows: what was left behind, and what nobody names. */
export async function examineFolder(
  places: FolderPlaces,
  channel: string,
  versions: readonly PublishedVersion[],
): Promise<Complaint[]> {
  const known = new Set(versions.map(({ remote, address }) => `${remote}/${address}`));
  return [
    ...(await examinePointer(places, channel)),
    ...(await findOrphanedVersions(places, known)),
    ...(await findOrphanedFiles(places, versions)),
    ...(await findUnfinished(places)),
  ];
}

async function examinePointer(places: FolderPlaces, channel: string): Promise<Complaint[]> {
  const [newest] = await readMoves(places, channel, 1);
  const served = await readServedPointer(places, channel);
  if (newest === undefined || served?.revision === newest.pointer.revision) return [];
  const what = `The history of ${channel} is at revision ${String(newest.pointer.revision)}, its pointer at ${String(served?.revision ?? 0)}: a process was killed in between.`;
  return [fault(what, 'The next move brings the pointer up; promote what runs, or roll back.')];
}

async function findOrphanedVersions(
  places: FolderPlaces,
  known: ReadonlySet<string>,
): Promise<Complaint[]> {
  const remotes = await listIfThere(places.remotes);
  const folders = remotes.map(async (remote) =>
    (await listIfThere(join(places.remotes, remote))).map((address) => `${remote}/${address}`),
  );
  return (await Promise.all(folders))
    .flat()
    .filter((folder) => !known.has(folder))
    .map((folder) => {
      const advice = `A publish was killed: publish it again, or delete the folder.`;
      return note(`remotes/${folder} is no published version.`, advice);
    });
}

/** Files by their hash: a damaged one would spoil the next version that shares it. */
async function findOrphanedFiles(
  places: FolderPlaces,
  versions: readonly PublishedVersion[],
): Promise<Complaint[]> {
  const manifests = versions.map(async ({ remote, address }) => {
    const text = await readTextIfThere(join(places.remote(remote, address), 'remote.json'));
    const reading = text === undefined ? undefined : readManifest(text);
    return reading?.kind === 'read' ? reading.manifest.files : [];
  });
  const used = new Set((await Promise.all(manifests)).flat().map(({ sha384 }) => hexOf(sha384)));
  const files = (await listIfThere(places.files)).map(async (name) => {
    const content = await readIfThere(join(places.files, name));
    const place = `registry/files/${name}`;
    if (content !== undefined && hexOf(integrityOf(content)) !== name) {
      return [
        fault(
          `${place} does not have the hash that it is named after.`,
          'Delete it and publish again.',
        ),
      ];
    }
    return used.has(name) ? [] : [note(`${place} belongs to no published version.`, remove)];
  });
  return (await Promise.all(files)).flat();
}

async function findUnfinished({ root, registry, remotes }: FolderPlaces): Promise<Complaint[]> {
  const found = await Promise.all([registry, remotes].map((folder) => namesBelow(folder)));
  const left = found.flat().filter((path) => /[^/]*$/.exec(path)?.[0].startsWith(unfinished));
  return left.map((path) => note(`${relative(root, path)} was never finished.`, remove));
}

async function namesBelow(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return [];
    throw cause;
  }
}
