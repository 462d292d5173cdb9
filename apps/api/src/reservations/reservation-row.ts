import * as z from 'zod';
import {
  companion,
  preOrder,
  seriesRule,
  stars,
} from '@stammtisch/contracts/reservation/reservation';
import { statuses } from '@stammtisch/domain/reservation/status';
import { parseDay } from '@stammtisch/domain/time/minute';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { languages } from '@stammtisch/contracts/fields/text';

export interface ReservationKey {
  restaurant: RestaurantId;
  id: string;
}

/** A calendar day as the database writes it. */
export const dayColumn = z.string().transform((text, context) => {
  const day = parseDay(text);
  if (day) return day;
  context.addIssue(`not a day: ${text}`);
  return z.NEVER;
});

export const reservationRow = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(statuses),
  source: z.enum(['STAFF', 'ONLINE']),
  guest: z.object({
    id: z.string(),
    anrede: z.string(),
    forename: z.string(),
    lastname: z.string(),
    company: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  personsFrom: z.int(),
  personsTo: z.int(),
  serviceDay: dayColumn,
  startsAt: z.date(),
  endsAt: z.date(),
  tables: z.array(z.object({ id: z.string(), name: z.string(), seats: z.int(), room: z.string() })),
  inRoom: z.object({ id: z.string(), name: z.string() }).nullable(),
  companions: z.array(companion),
  preOrders: z.array(preOrder),
  attachmentCount: z.number(),
  series: seriesRule.extend({ id: z.string() }).nullable(),
  tags: z.array(z.string()),
  comment: z.string(),
  onlineComment: z.string(),
  internalComment: z.string(),
  creator: z.string(),
  locked: z.boolean(),
  /** Staff chose the tables by hand: automatic assignment leaves them alone. */
  pinned: z.boolean(),
  language: z.enum(languages),
  waitingSince: z.date().nullable(),
  promisedAt: z.date().nullable(),
  /** For when it stood on the waiting list before it sat down. */
  queuedFor: z.date().nullable(),
  arrivalAt: z.date().nullable(),
  departureAt: z.date().nullable(),
  timesEstimated: z.boolean(),
  feeCollected: z.boolean(),
  confirmationSentAt: z.date().nullable(),
  refusalSentAt: z.date().nullable(),
  mailFailure: z.string().nullable(),
  guestAllowsDataStorage: z.boolean(),
  guestAllowsNewsletter: z.boolean(),
  /** Written when the guest is asked, filled in when they rate. */
  rating: z.object({ id: z.string(), stars: stars.nullable(), comment: z.string() }).nullable(),
  /** A mail that asks for a rating is on its way or has arrived. */
  isAskedToRate: z.boolean(),
  linkNonce: z.instanceof(Buffer),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type ReservationRow = z.output<typeof reservationRow>;

/** Whether these are its tables, in whichever order. */
export function isAtTables(row: Pick<ReservationRow, 'tables'>, ids: readonly string[]): boolean {
  return row.tables.length === ids.length && row.tables.every((table) => ids.includes(table.id));
}

export const reservationColumns = fragment`
  r.id, r.version, r.status, r.source, r.persons_from as "personsFrom",
  r.persons_to as "personsTo", r.service_day as "serviceDay", r.starts_at as "startsAt",
  r.ends_at as "endsAt", r.tags, r.comment, r.online_comment as "onlineComment",
  r.internal_comment as "internalComment", r.creator, r.locked, r.pinned, r.language,
  r.waiting_since as "waitingSince", r.promised_at as "promisedAt",
  r.queued_for as "queuedFor",
  r.arrival_at as "arrivalAt", r.departure_at as "departureAt",
  r.times_estimated as "timesEstimated", r.fee_collected as "feeCollected",
  r.confirmation_sent_at as "confirmationSentAt", r.refusal_sent_at as "refusalSentAt",
  r.mail_failure as "mailFailure", r.link_nonce as "linkNonce", r.created_at as "createdAt",
  r.updated_at as "updatedAt", r.companions, r.pre_orders as "preOrders",
  (select count(*) from attachment a
    where a.restaurant_id = r.restaurant_id and a.reservation_id = r.id) as "attachmentCount",
  (select jsonb_build_object('id', s.id, 'unit', s.unit, 'every', s.every)
     from reservation_series s
    where s.restaurant_id = r.restaurant_id and s.id = r.series_id) as series,
  g.allows_data_storage as "guestAllowsDataStorage",
  g.allows_newsletter as "guestAllowsNewsletter",
  (select jsonb_build_object('id', v.id, 'stars', v.stars, 'comment', v.comment) from rating v
    where v.restaurant_id = r.restaurant_id and v.reservation_id = r.id) as rating,
  r.status in ('SEATED', 'CLOSED') and exists (select from mail_outbox o
    where o.restaurant_id = r.restaurant_id and o.reservation_id = r.id and o.type = 'rating'
      and o.state <> 'FAILED') as "isAskedToRate",
  (select jsonb_build_object('id', m.id, 'name', m.name) from room m
    where m.restaurant_id = r.restaurant_id and m.id = r.in_room_id) as "inRoom",
  jsonb_build_object('id', g.id, 'anrede', g.anrede, 'forename', g.forename,
    'lastname', g.lastname, 'company', g.company, 'phone', g.phone, 'email', g.email) as guest,
  coalesce((
    select jsonb_agg(jsonb_build_object(
             'id', t.id, 'name', t.name, 'seats', t.seats, 'room', m.name)
             order by m.order_index, t.order_index)
      from reservation_table rt
      join dining_table t on t.restaurant_id = rt.restaurant_id and t.id = rt.table_id
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where rt.restaurant_id = r.restaurant_id and rt.reservation_id = r.id), '[]') as tables`;

export const reservationSource = fragment`
  reservation r join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id`;

export function findReservation({ restaurant, id }: ReservationKey): Query<ReservationRow> {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.id = ${id}`;
}

/** The same row, unless somebody else holds it at this moment. */
export function lockIfIdle({ restaurant, id }: ReservationKey): Query<ReservationRow> {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.id = ${id}
       for update of r skip locked`;
}

/** Holds the row until the transaction ends, so that its version cannot move underneath. */
export function lockReservation({ restaurant, id }: ReservationKey): Query<ReservationRow> {
  return sql(reservationRow)`
    select ${reservationColumns} from ${reservationSource}
     where r.restaurant_id = ${restaurant} and r.id = ${id}
       for update of r`;
}
