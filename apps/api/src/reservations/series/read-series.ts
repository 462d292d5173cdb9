import { readSeries as call } from '@stammtisch/contracts/reservation/series';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import * as z from 'zod';
import { atDesk } from '../desk.ts';
import { toResource } from '../reservation-resource.ts';
import {
  reservationColumns,
  reservationRow,
  reservationSource,
  findReservation,
} from '../reservation-row.ts';

const pageSize = 100;

const listedRow = reservationRow.extend({ total: z.number() });

/** A reservation that repeats nothing answers 404. */
export function mountReadSeries(api: Api): void {
  register(api, call, async ({ session, params: { reservationId }, query: { page } }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant } = desk;
      const row = await tx.maybe(findReservation({ restaurant, id: reservationId }));
      if (!row?.series) return refuse('not-found');
      const rows = await tx.many(sql(listedRow)`
        select ${reservationColumns}, count(*) over () as total from ${reservationSource}
         where r.restaurant_id = ${restaurant} and r.series_id = ${row.series.id}
         order by r.starts_at limit ${pageSize} offset ${(page - 1) * pageSize}`);
      const total = rows[0]?.total ?? 0;
      const path = call.path.replace(':reservationId', reservationId);
      return {
        ...pageOf(path, { page, pageSize, total }),
        _embedded: { reservations: rows.map((each) => toResource(each, desk)) },
      };
    }),
  );
}
