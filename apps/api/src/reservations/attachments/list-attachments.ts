import * as z from 'zod';
import { listAttachments as call } from '@stammtisch/contracts/reservation/attachment';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findReservation, type ReservationKey } from '../reservation-row.ts';
import { attachmentColumns, attachmentRow, toResource } from './attachment-row.ts';

const pageSize = 100;

const listedRow = attachmentRow.extend({ total: z.number() });

function listAttachments({ restaurant, id }: ReservationKey, page: number) {
  return sql(listedRow)`
    select ${attachmentColumns}, count(*) over () as total from attachment a
     where a.restaurant_id = ${restaurant} and a.reservation_id = ${id}
     order by a.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListAttachments(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params, query: { page } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const { reservationId } = params;
      const key = { restaurant, id: reservationId };
      if (!(await tx.maybe(findReservation(key)))) return refuse('not-found');
      const rows = await tx.many(listAttachments(key, page));
      const total = rows[0]?.total ?? 0;
      const path = call.path.replace(':reservationId', reservationId);
      return {
        ...pageOf(path, { page, pageSize, total }),
        _embedded: { attachments: rows.map((row) => toResource(reservationId, row)) },
      };
    }),
  );
}
