import { command, sql } from '@stammtisch/api/platform/database/sql';
import type { Transaction } from '@stammtisch/api/platform/database/transaction';
import { hashToken, type BookingLinks } from '@stammtisch/api/reservations/booking-link';
import { dayColumn } from '@stammtisch/api/reservations/reservation-row';
import type { Day } from '@stammtisch/domain/time/minute';
import * as z from 'zod';
import type { DemoRestaurant } from './demo-restaurants.ts';
import { inventOpinion } from './opinions.ts';
import { createRandom } from './random.ts';

const visitRow = z.object({
  id: z.string(),
  serviceDay: dayColumn,
  linkNonce: z.instanceof(Buffer),
});

/**
 * What the clock has made the house write until now: questions for a rating, a good third of them
 * answered, and reminders. So the first start does not send the mails of the last days at once.
 */
export async function storeGuestMails(
  tx: Transaction,
  restaurant: DemoRestaurant,
  { today, links }: { today: Day; links: BookingLinks },
): Promise<void> {
  const { id } = restaurant;
  const visits = await tx.many(sql(visitRow)`
    select r.id, r.service_day as "serviceDay", r.link_nonce as "linkNonce" from reservation r
      join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
     where r.restaurant_id = ${id} and r.status = 'CLOSED' and r.service_day < ${today}
       and g.email <> '' and g.allows_data_storage
     order by r.starts_at, r.id`);
  const random = createRandom(`${restaurant.identifier} opinions`);
  const asked = visits.map((visit) => ({
    id: visit.id,
    hash: hashToken(links.ratingTokenOf(visit.linkNonce)).toString('hex'),
    hours: random.between(0, 11),
    ...(random.chance(0.12) && inventOpinion(random)),
  }));
  await tx.run(command`
    insert into rating (restaurant_id, reservation_id, visit_day, link_hash, asked_at, expires_at,
                        stars, comment, rated_at, note, handled_at)
    select ${id}, r.id, r.service_day, decode(a.hash, 'hex'), sent.at, now() + interval '60 days',
           a.stars, coalesce(a.comment, ''),
           case when a.stars is not null
             then least(now() - interval '5 minutes', sent.at + make_interval(hours => a.hours)) end,
           coalesce(a.note, ''),
           case when a.note is not null or r.service_day < ${today}::date - 10 and a.stars is not null
             then least(now(), sent.at + interval '3 days') end
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
             as a (id uuid, hash text, hours int, stars int, comment text, note text)
      join reservation r on r.restaurant_id = ${id} and r.id = a.id,
           lateral (select r.starts_at + interval '15 hours') as sent (at)`);
  await storeReminders(tx, id, today);
  await storeLostMail(tx, id, today);
}

async function storeReminders(tx: Transaction, restaurant: string, today: Day): Promise<void> {
  await tx.run(command`
    with reminded as (
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content, state, attempts, sent_at)
      select r.restaurant_id, r.id, 'reminder', r.service_day::text, g.lastname, g.email,
             r.language, jsonb_build_object('date', to_char(r.service_day, 'DD.MM.YYYY'),
               'guestName', concat_ws(' ', nullif(g.forename, ''), g.lastname),
               'time', to_char(r.starts_at at time zone house.time_zone, 'HH24:MI')), 'SENT', 1,
             now()
        from reservation r
        join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
        join restaurant house on house.id = r.restaurant_id
       where r.restaurant_id = ${restaurant} and r.status = 'CONFIRMED' and g.email <> ''
         and r.service_day between ${today} and ${today}::date + 1
      returning reservation_id)
    insert into reservation_history (restaurant_id, reservation_id, at, what, by, to_value)
    select ${restaurant}, reservation_id, now() - interval '30 minutes', 'mail', 'system', 'reminder'
      from reminded`);
}

/** Somebody mistyped their address: what staff see of a mail that never arrived. */
async function storeLostMail(tx: Transaction, restaurant: string, today: Day): Promise<void> {
  await tx.run(command`
    with party as (
      select r.id, r.version, r.persons_from, r.persons_to, r.starts_at, r.ends_at, r.link_nonce,
             r.language, g.lastname, g.email, house.time_zone,
             concat_ws(' ', nullif(g.forename, ''), g.lastname) as name
        from reservation r
        join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
        join restaurant house on house.id = r.restaurant_id
       where r.restaurant_id = ${restaurant} and r.status = 'CONFIRMED' and g.email <> ''
         and house.is_demo and r.service_day > ${today}::date + 2
       order by r.starts_at, r.id limit 1
    ), lost as (
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content, state, attempts, fault, error)
      select ${restaurant}, id, 'confirmation', 'mistyped', lastname, email, language,
             jsonb_build_object('reservationId', id, 'version', version, 'guestName', name,
               'persons', jsonb_build_object('from', persons_from, 'to', persons_to),
               'date', to_char(starts_at at time zone time_zone, 'DD.MM.YYYY'),
               'time', to_char(starts_at at time zone time_zone, 'HH24:MI'),
               'startsAt', to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
               'endsAt', to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
               'comment', '', 'linkNonce', encode(link_nonce, 'hex')),
             'FAILED', 1, 'no-mailbox', '550 5.1.1 <' || email || '>: user unknown'
        from party
      returning reservation_id, recipient_address)
    update reservation r set mail_failure = lost.recipient_address from lost
     where r.restaurant_id = ${restaurant} and r.id = lost.reservation_id`);
}
