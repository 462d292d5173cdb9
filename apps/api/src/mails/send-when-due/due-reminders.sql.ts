import { reminderLead, type DueDay } from '@stammtisch/domain/reservation/mail-schedule';
import { sql, type Query } from '../../platform/database/sql.ts';
import { dateOf, toInstant } from '../../platform/time-zone/time-zone.ts';
import type { Desk } from '../../reservations/desk.ts';
import {
  reservationColumns,
  reservationRow,
  reservationSource,
  type ReservationRow,
} from '../../reservations/reservation-row.ts';

/**
 * Confirmed parties who were in the book when their reminder fell due, and have had none for that
 * day. Who booked later than that has just written themselves.
 */
export function listPartiesToRemind(desk: Desk, days: readonly DueDay[]): Query<ReservationRow> {
  const due = days.map(({ day, due }) => ({
    day,
    // A clock change happens at night, so eight in the morning is always there.
    at: dateOf(toInstant(due, desk.house.timeZone) ?? desk.now),
  }));
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
      join jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as due (day date, at timestamptz)
        on due.day = r.service_day
     where r.restaurant_id = ${desk.restaurant} and r.status = 'CONFIRMED' and g.email <> ''
       and r.created_at < due.at
       and r.starts_at >= ${dateOf(desk.now)}::timestamptz + make_interval(mins => ${reminderLead})
       and not exists (select from mail_outbox o
                        where o.restaurant_id = r.restaurant_id and o.reservation_id = r.id
                          and o.type = 'reminder'
                          -- A service day may run past midnight.
                          and o.content->>'date' in (to_char(r.service_day, 'DD.MM.YYYY'),
                                                     to_char(r.service_day + 1, 'DD.MM.YYYY')))
     order by r.starts_at, r.id`;
}
