import * as z from 'zod';
import { deleteAttachment as call } from '@stammtisch/contracts/reservation/attachment';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../desk.ts';
import { lockReservation } from '../reservation-row.ts';
import { announceAttachment } from './announce-attachment.ts';

const nameRow = z.object({ name: z.string() });

export function mountDeleteAttachment(api: Api): void {
  register(api, call, async ({ session, params: { reservationId, attachmentId } }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant } = desk;
      const row = await tx.maybe(lockReservation({ restaurant, id: reservationId }));
      if (!row) return refuse('not-found');
      const gone = await tx.maybe(sql(nameRow)`
        delete from attachment
         where restaurant_id = ${restaurant} and reservation_id = ${reservationId}
           and id = ${attachmentId}
        returning name`);
      if (!gone) return refuse('not-found');
      await announceAttachment(desk, row, { what: 'detached', from: gone.name });
      return undefined;
    }),
  );
}
