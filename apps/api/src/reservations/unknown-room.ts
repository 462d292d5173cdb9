import * as z from 'zod';
import { sql } from '../platform/database/sql.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from './desk.ts';

const idRow = z.object({ id: z.string() });

/** A party may want only a room that the restaurant has. */
export async function refuseUnknownRoom(
  { tx, restaurant }: Desk,
  room: string | null,
): Promise<Refusal | undefined> {
  if (room === null) return undefined;
  const known = await tx.maybe(
    sql(idRow)`
      select id from room
       where restaurant_id = ${restaurant} and id = ${room} and deleted_at is null`,
  );
  if (known) return undefined;
  const message = 'This restaurant does not have this room. Choose another one, or none.';
  return refuse('invalid-request', {
    errors: [{ pointer: '/inRoom', code: 'unknown-room', message }],
  });
}
