import * as z from 'zod';
import { remoteName } from '../remote/remote-manifest.ts';

/** What the gate checks, one name a rule. */
export const gateRule = z.enum([
  'manifest', // remote.json does not have the shape that it must have
  'file-missing',
  'file-hash',
  'file-unlisted', // a file that the manifest does not know
  'host-contract',
  'shared-range',
  'remote-name', // two remotes of one name, or the name of one of the host's own texts
  'route-id',
  'route-path',
  'nav-order',
  'unknown-route',
  'unknown-expose',
  'unknown-slot',
  'slot-data', // provider and filler disagree on a slot's data
  'unknown-topic',
  'topic-data', // publisher and consumer disagree on a topic's data, or it is no schema
  'message-key', // a text of somebody else's, or one that is missing in a language
  'unknown-relation',
  'csp', // needs a source that the host's policy does not allow
  'budget',
  'smoke', // it failed in the real shell
]);
export type GateRule = z.infer<typeof gateRule>;

/** One reason why a release is refused. */
export const finding = z.strictObject({
  rule: gateRule,
  /** What is claimed, missing or too much: an id, a path, a file. */
  subject: z.string(),
  /** What is wrong and what to do, for the team that reads it. English, like all of the tools. */
  message: z.string(),
  /** The remotes concerned, the one that moves first; `shell` is the host. */
  remotes: z.array(remoteName),
  /** Their teams, in the same order. */
  teams: z.array(z.string()),
  /** The file within the remote's folder, where there is one. */
  file: z.string().optional(),
  /** Who would have it: everybody, the restaurants of a roll-out, or one pinned restaurant's key. */
  scope: z.string().default('live'),
});
export type Finding = z.infer<typeof finding>;
