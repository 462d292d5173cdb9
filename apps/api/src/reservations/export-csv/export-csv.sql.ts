import type { Day } from '@stammtisch/domain/time/minute';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import {
  reservationColumns,
  reservationRow,
  reservationSource,
  type ReservationRow,
} from '../reservation-row.ts';

export interface Range {
  from: Day;
  to: Day;
}

/** The next ones after the last that was read: a page costs the same however far it lies. */
export function listForExport(
  restaurant: RestaurantId,
  { from, to }: Range,
  { after, count }: { after: ReservationRow | undefined; count: number },
) {
  const day = after?.serviceDay ?? null;
  return sql(reservationRow)`
    select ${reservationColumns}
      from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.service_day between ${from} and ${to}
       and (${day}::date is null or (r.service_day, r.starts_at, r.id)
            > (${day}::date, ${after?.startsAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
     order by r.service_day, r.starts_at, r.id
     limit ${count}`;
}
