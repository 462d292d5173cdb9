import * as z from 'zod';
import { defineCall } from '../call.ts';
import { releasePointer } from '../remote/release.ts';
import { remoteName, semanticVersion } from '../remote/remote-manifest.ts';
import { finding } from './finding.ts';

export const channelName = z.string().regex(/^[a-z][a-z0-9-]*$/);
/** A version, or a version with its content hash where one version was built more than once. */
export const versionAddress = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?(-[0-9a-f]{16})?$/);

/** A change of what a channel runs. Each is one swap of the pointer. */
export const move = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('promote'), remote: remoteName, version: versionAddress }),
  z.strictObject({
    verb: z.literal('rollback'),
    /** Absent: everything that the last move changed. */
    remote: remoteName.optional(),
    /** Absent: what ran before. */
    version: versionAddress.optional(),
  }),
  z.strictObject({
    verb: z.literal('pin'),
    remote: remoteName,
    restaurant: z.uuid(),
    /** Null: the restaurant has again what the others have. */
    version: versionAddress.nullable(),
  }),
  z.strictObject({
    verb: z.literal('rollout'),
    remote: remoteName,
    version: versionAddress,
    /** 0 ends it; 100 and then `promote` makes it everybody's. */
    percent: z.number().min(0).max(100),
  }),
]);
export type Move = z.infer<typeof move>;
export type Verb = Move['verb'];

/** What a move changes for whom. */
export const change = z.strictObject({
  remote: remoteName,
  /** Absent: it did not run before. */
  from: semanticVersion.optional(),
  to: semanticVersion.optional(),
  /** `live`, `rollout 10 %`, or `pin <key>`. */
  scope: z.string(),
  /** What the remote gains and loses: `+ route roster.shifts (/shifts)`. */
  details: z.array(z.string()),
});
export type Change = z.infer<typeof change>;

export const moveReply = z.strictObject({
  /** False for a rehearsal. */
  moved: z.boolean(),
  pointer: releasePointer,
  changes: z.array(change),
  /** Why it would be refused; empty when it moved. */
  findings: z.array(finding),
});
export type MoveReply = z.infer<typeof moveReply>;

/** 409 `release-refused` with `findings`; 409 `revision-moved` with the pointer that won. */
export const moveChannel = defineCall({
  name: 'moveChannel',
  summary: 'Promotes, rolls back, pins or rolls out a remote',
  method: 'POST',
  path: '/api/1/registry/channels/:channel/moves',
  audience: 'deployer',
  params: z.object({ channel: channelName }),
  body: z.strictObject({
    move,
    /** The pointer's revision that the mover saw; refused when another move came first. */
    revision: z.int().nonnegative().optional(),
    /** Says what would happen, and moves nothing. */
    rehearse: z.boolean().default(false),
    note: z.string().max(500).default(''),
  }),
  reply: moveReply,
  problems: ['release-refused', 'revision-moved', 'remote-not-yours', 'not-found'],
});
