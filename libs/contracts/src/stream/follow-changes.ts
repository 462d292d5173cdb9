import * as z from 'zod';
import { defineCall } from '../call.ts';

/**
 * The data of one server-sent event. Its `id` may be sent back as `Last-Event-ID`. Delivered at
 * least once: a change may arrive again after a resume, so re-reading must be harmless.
 */
export const change = z.object({
  /** A bus topic such as `reservation.changed`. */
  type: z.string(),
  /** What to read again. */
  href: z.string(),
  version: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Change = z.infer<typeof change>;

/** The `type` that says: too much was missed to be told one by one, read everything again. */
export const streamResync = 'stream.resync';

/** decisions §4: only links and versions, the client re-reads. A comment every 15 s keeps it open. */
export const followChanges = defineCall({
  name: 'followChanges',
  summary: 'Server-sent events: what changed',
  rel: 'stream',
  method: 'GET',
  path: '/api/1/stream',
  audience: 'staff',
  reply: change,
});
