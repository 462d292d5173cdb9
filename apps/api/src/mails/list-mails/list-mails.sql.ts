import * as z from 'zod';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { outgoingColumns, outgoingRow } from '../outgoing-mail.ts';

export const pageSize = 50;

const countRow = z.object({ total: z.number() });
const pagedRow = outgoingRow.extend({ total: z.number() });

export function listMailsOf(restaurant: RestaurantId, reservationId: string, page: number) {
  return sql(pagedRow)`
    select ${outgoingColumns}, count(*) over () as total from mail_outbox m
     where m.restaurant_id = ${restaurant} and m.reservation_id = ${reservationId}
     order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** Nobody looks after a failure of last month, nor after one whose mail went out later by hand. */
export function listFailures(restaurant: RestaurantId, page: number) {
  return sql(pagedRow)`
    select ${outgoingColumns}, count(*) over () as total from mail_outbox m
     where m.restaurant_id = ${restaurant} and m.state = 'FAILED'
       and m.created_at > now() - interval '30 days'
       and not exists (select from mail_outbox later
                        where later.restaurant_id = m.restaurant_id
                          and (later.reservation_id = m.reservation_id
                               or (later.plan_id = m.plan_id
                                   and later.recipient_name = m.recipient_name))
                          and later.type = m.type
                          and later.state = 'SENT' and later.id > m.id)
     order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** A deleted reservation has none to show; its mails stay in the list of failures. */
export function countReservation(restaurant: RestaurantId, reservationId: string) {
  return sql(countRow)`
    select count(*) as total from reservation
     where restaurant_id = ${restaurant} and id = ${reservationId}`;
}
