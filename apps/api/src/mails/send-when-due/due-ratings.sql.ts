import type { DueDay } from '@stammtisch/domain/reservation/mail-schedule';
import { sql, type Query } from '../../platform/database/sql.ts';
import type { Desk } from '../../reservations/desk.ts';
import {
  reservationColumns,
  reservationRow,
  reservationSource,
  type ReservationRow,
} from '../../reservations/reservation-row.ts';

/** Decisions §6: SEATED or CLOSED only, once; and only guests who agreed to be written to. */
export function listVisitsToRate(desk: Desk, days: readonly DueDay[]): Query<ReservationRow> {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${desk.restaurant} and r.service_day = any(${days.map(({ day }) => day)}::date[])
       and r.status in ('SEATED', 'CLOSED') and g.email <> '' and g.allows_data_storage
       and not exists (select from rating v
                        where v.restaurant_id = r.restaurant_id and v.reservation_id = r.id)
     order by r.starts_at, r.id`;
}
