import * as z from 'zod';
import { defineCall } from '../call.ts';
import { release, releasePointer } from '../remote/release.ts';
import { remoteName } from '../remote/remote-manifest.ts';
import { channelName } from './move.ts';

/** One move of a channel's pointer. History is kept for ever. */
export const historyEntry = z.strictObject({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  /** The team whose token moved it; `house` for what an installation ships itself. */
  by: z.string(),
  verb: z.enum(['ship', 'promote', 'rollback', 'pin', 'rollout']),
  /** `floorplan 0.1.0 -> 0.2.0`, one a line. */
  summary: z.string(),
  note: z.string(),
  release: releasePointer.shape.release,
  /**
   * The addresses that the installation itself shipped last, by remote; every entry carries them on,
   * so that the newest one tells whether a later start ships something else.
   */
  shipped: z.record(remoteName, z.string()).default({}),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

export const readChannel = defineCall({
  name: 'readChannel',
  summary: 'What a channel runs, and what it ran before',
  method: 'GET',
  path: '/api/1/registry/channels/:channel',
  audience: 'deployer',
  params: z.object({ channel: channelName }),
  reply: z.strictObject({
    pointer: releasePointer,
    release,
    /** The last fifty, the newest first. */
    history: z.array(historyEntry),
  }),
  problems: ['not-found'],
});
