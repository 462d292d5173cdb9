import * as z from 'zod';
import { defineCall } from '../call.ts';
import { remoteName, semanticVersion } from '../remote/remote-manifest.ts';

const common = { remote: remoteName, version: semanticVersion };
const milliseconds = z.number().nonnegative().max(600_000);

/** One thing that happened to a remote in a browser. */
export const remoteEvent = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('loaded'),
    ...common,
    /** Milliseconds of each phase: container, exposed module, texts, and until it was drawn. */
    entry: milliseconds,
    module: milliseconds,
    messages: milliseconds,
    drawn: milliseconds,
  }),
  z.strictObject({
    kind: z.literal('failed'),
    ...common,
    phase: z.enum(['manifest', 'entry', 'module', 'messages', 'draw']),
    reason: z.enum(['unreachable', 'status', 'integrity', 'timeout', 'invalid', 'crash']),
    /** At most 200 characters, without anything that names a guest. */
    message: z.string().max(200),
  }),
  z.strictObject({
    kind: z.literal('fell-back'),
    ...common,
    /** The version that runs in its place on this device. */
    to: semanticVersion,
  }),
  z.strictObject({
    kind: z.literal('swapped'),
    ...common,
    from: semanticVersion,
    took: milliseconds,
  }),
]);
export type RemoteEvent = z.infer<typeof remoteEvent>;

/** Counted in the API's metrics by remote and version; nothing of it is stored. */
export const reportRemotes = defineCall({
  name: 'reportRemotes',
  summary: 'What happened to remotes in a browser',
  rel: 'telemetry',
  method: 'POST',
  path: '/api/1/telemetry/remotes',
  audience: 'staff',
  body: z.strictObject({ events: z.array(remoteEvent).min(1).max(50) }),
  status: 204,
  reply: z.undefined(),
});
