import * as z from 'zod';
import { readAttachment as call } from '@stammtisch/contracts/reservation/attachment';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { FileAnswer } from '../../platform/http/file-answer.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';

const fileRow = z.object({
  name: z.string(),
  type: z.string(),
  content: z.instanceof(Buffer<ArrayBuffer>),
});

export function mountReadAttachment(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params }) =>
    api.database.transaction(restaurant, async (tx) => {
      const { reservationId, attachmentId } = params;
      const row = await tx.maybe(sql(fileRow)`
        select name, type, content from attachment
         where restaurant_id = ${restaurant} and reservation_id = ${reservationId}
           and id = ${attachmentId}`);
      if (!row) return refuse('not-found');
      return new FileAnswer(new Uint8Array(row.content), { name: row.name, type: row.type });
    }),
  );
}
