import * as z from 'zod';
import { sql } from '../database/sql.ts';
import type { Api } from './api.ts';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

const alive = sql(z.object({ alive: z.literal(true) }))`select true as alive`;

/** decisions §10: 200 when everything is ready. */
export function addHealth(api: Api): void {
  api.app.get('/healthz', async (request, reply) => {
    // Throws, and so answers 503, while the database is away.
    await api.database.systemTransaction((tx) => tx.one(alive));
    if (!api.changes.isListening) {
      return sendRefusal(
        request,
        reply,
        refuse('unavailable', { headers: { 'retry-after': '2' } }),
      );
    }
    return reply.send({ status: 'ready' });
  });
}
