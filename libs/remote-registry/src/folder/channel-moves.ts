import { readdir } from 'node:fs/promises';
import { historyEntry } from '@stammtisch/contracts/registry/read-channel';
import { releasePointer, type ReleasePointer } from '@stammtisch/contracts/remote/release';
import * as z from 'zod';
import type { Swap } from '../registry-store.ts';
import type { FolderPlaces } from './folder-places.ts';
import { createWhole, isCode, readTextIfThere, unfinished, writeWhole } from './write-whole.ts';

/** One move as it lies in the history: whoever makes the file of a revision has moved the channel. */
const channelMove = z.strictObject({ pointer: releasePointer, entry: historyEntry });
type ChannelMove = z.infer<typeof channelMove>;

export async function listIfThere(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !name.startsWith(unfinished)).toSorted();
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return [];
    throw cause;
  }
}

/** The last moves of a channel, the newest first. */
export async function readMoves(
  places: FolderPlaces,
  channel: string,
  limit: number,
): Promise<ChannelMove[]> {
  const names = (await listIfThere(places.history(channel))).toReversed().slice(0, limit);
  return Promise.all(
    names.map(async (name) => {
      const text = await readTextIfThere(`${places.history(channel)}/${name}`);
      return channelMove.parse(JSON.parse(text ?? ''));
    }),
  );
}

/** The pointer as a static server hands it out. */
export async function readServedPointer(
  places: FolderPlaces,
  channel: string,
): Promise<ReleasePointer | undefined> {
  const text = await readTextIfThere(places.pointer(channel));
  return text === undefined ? undefined : releasePointer.parse(JSON.parse(text));
}

/**
 * Brings the served pointer up to the newest move. A process that was killed after its move, or one
 * that was overtaken, leaves it behind; the next one mends it.
 */
export async function settlePointer(places: FolderPlaces, channel: string): Promise<void> {
  for (;;) {
    const [newest] = await readMoves(places, channel, 1);
    const served = await readServedPointer(places, channel);
    if (newest === undefined || served?.revision === newest.pointer.revision) return;
    await writeWhole(places.pointer(channel), `${JSON.stringify(newest.pointer, null, 2)}\n`);
  }
}

/** @returns false when another move has that revision */
export async function addMove(places: FolderPlaces, { channel, from, pointer, entry }: Swap) {
  const [newest] = await readMoves(places, channel, 1);
  if ((newest?.pointer.revision ?? 0) !== from) return false;
  const move: ChannelMove = { pointer, entry };
  return createWhole(places.move(channel, pointer.revision), JSON.stringify(move));
}
