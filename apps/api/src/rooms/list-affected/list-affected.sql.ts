import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import {
  reservationColumns,
  reservationRow,
  reservationSource,
} from '../../reservations/reservation-row.ts';

const affectedRow = reservationRow.extend({ total: z.number() });

/** Who holds one of the tables from now on, the next ones first. */
export function listAffected(
  restaurant: RestaurantId,
  tables: readonly string[],
  { limit, offset }: { limit: number; offset: number },
) {
  return sql(affectedRow)`
    select ${reservationColumns}, count(*) over () as total from ${reservationSource}
     where r.restaurant_id = ${restaurant}
       and (r.status = 'SEATED' or r.status in ('OPEN', 'CONFIRMED') and r.ends_at > now())
       and exists (select from reservation_table rt
                    where rt.restaurant_id = r.restaurant_id and rt.reservation_id = r.id
                      and rt.table_id = any(${tables}::uuid[]))
     order by r.starts_at, r.id limit ${limit} offset ${offset}`;
}
