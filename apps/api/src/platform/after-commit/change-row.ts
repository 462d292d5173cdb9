import * as z from 'zod';

/** A stored change, as `pg_notify` and the table give it. */
export const changeRow = z.object({
  restaurant_id: z.uuid(),
  id: z.int(),
  at: z.coerce.date(),
  type: z.string(),
  href: z.string(),
  version: z.string().nullable(),
});
export type ChangeRow = z.output<typeof changeRow>;

/** A server-sent event, framed once for all who hear it. */
export function frame(change: ChangeRow): string {
  const { id, type, href, version, at } = change;
  const data = JSON.stringify({ type, href, version, at: at.toISOString() });
  return `id: ${id}\ndata: ${data}\n\n`;
}
