import * as z from 'zod';

/** What everybody is told. It has no id, so it cannot be resumed after. */
export const changeToAll = z.object({
  at: z.coerce.date(),
  type: z.string(),
  href: z.string(),
  version: z.string().nullable(),
});
export type ChangeToAll = z.output<typeof changeToAll>;

/** A stored change, as `pg_notify` and the table give it. */
export const changeRow = changeToAll.extend({ restaurant_id: z.uuid(), id: z.int() });
export type ChangeRow = z.output<typeof changeRow>;

/** A server-sent event, framed once for all who hear it. */
export function frame(change: ChangeRow): string {
  return `id: ${change.id}\n${frameWithoutId(change)}`;
}

/** Leaves the client's `Last-Event-ID` as it was. */
export function frameWithoutId({ type, href, version, at }: ChangeToAll): string {
  return `data: ${JSON.stringify({ type, href, version, at: at.toISOString() })}\n\n`;
}

/** What `whisper` sends. */
export const whisperRow = z.object({
  restaurant_id: z.uuid(),
  event: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type WhisperRow = z.output<typeof whisperRow>;

/** Leaves the client's `Last-Event-ID` as it was, too. */
export function frameWhisper({ event, data }: WhisperRow): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
