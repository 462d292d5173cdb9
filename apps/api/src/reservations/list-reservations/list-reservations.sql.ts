import * as z from 'zod';
import type { Status } from '@stammtisch/domain/reservation/status';
import type { Day } from '@stammtisch/domain/time/minute';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { reservationColumns, reservationRow, reservationSource } from '../reservation-row.ts';

export interface ListQuestion {
  from: Day;
  to: Day;
  statuses: readonly Status[] | undefined;
  text: string | undefined;
  page: number;
  pageSize: number;
}

const listedRow = reservationRow.extend({ total: z.number() });

export function listReservations(restaurant: RestaurantId, question: ListQuestion) {
  const { from, to, statuses, text, page } = question;
  const pattern = text === undefined ? null : `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql(listedRow)`
    select ${reservationColumns}, count(*) over () as total
      from ${reservationSource}
     where r.restaurant_id = ${restaurant}
       and r.service_day between ${from} and ${to}
       and (${statuses ?? null}::text[] is null or r.status = any(${statuses ?? null}::text[]))
       and (${pattern}::text is null or g.search like searchable(${pattern}::text))
     order by r.starts_at, r.id
     limit ${question.pageSize} offset ${(page - 1) * question.pageSize}`;
}
