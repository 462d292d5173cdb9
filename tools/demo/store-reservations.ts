import { command } from '@stammtisch/api/platform/database/sql';
import type { Transaction } from '@stammtisch/api/platform/database/transaction';
import { dateOf } from '@stammtisch/api/platform/time-zone/time-zone';
import type { BookingLinks } from '@stammtisch/api/reservations/booking-link';
import type { DemoRestaurant } from './demo-restaurants.ts';
import type { DemoReservation } from './invent-evenings.ts';
import { leadTimeOf } from './lead-time.ts';
import { createRandom } from './random.ts';

/** All reservations of a house in a few statements, with tables, mail links and their history. */
export async function storeReservations(
  tx: Transaction,
  { id }: DemoRestaurant,
  reservations: readonly DemoReservation[],
  links: BookingLinks,
): Promise<void> {
  const rows = JSON.stringify(
    reservations.map((each) => {
      const { nonce, hash } = links.issue();
      return {
        ...each,
        from: dateOf(each.from),
        to: dateOf(each.to),
        arrival: each.arrival === null ? null : dateOf(each.arrival),
        departure: each.departure === null ? null : dateOf(each.departure),
        waitingSince: each.waitingSince ? dateOf(each.waitingSince) : null,
        nonce: nonce.toString('hex'),
        hash: hash.toString('hex'),
        // Of its own, so that the evenings stay as they are.
        ahead: leadTimeOf(createRandom(`${each.id} booked`)),
      };
    }),
  );
  await tx.run(command`
    insert into reservation (restaurant_id, id, status, source, guest_id, persons_from, persons_to,
      service_day, starts_at, ends_at, tags, online_comment, arrival_at, departure_at, waiting_since,
      link_nonce, link_hash, created_at, confirmation_sent_at)
    select ${id}, r.id, r.status, r.source, r."guestId", r.persons, r.persons, r."serviceDay",
           r."from", r."to", array(select jsonb_array_elements_text(r.tags)), r."onlineComment",
           r.arrival, r.departure, r."waitingSince", decode(r.nonce, 'hex'), decode(r.hash, 'hex'), made.at,
           case when r.source = 'ONLINE' and r.status <> 'OPEN' then made.at + interval '2 minutes' end
      from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, status text, source text,
           "guestId" uuid, persons int, "serviceDay" date, "from" timestamptz, "to" timestamptz,
           tags jsonb, "onlineComment" text, arrival timestamptz, departure timestamptz, "waitingSince" timestamptz,
           nonce text, hash text, ahead int),
           least(now() - interval '1 hour', r."from" - r.ahead * interval '1 minute') as made (at)`);
  await tx.run(command`
    insert into reservation_table (restaurant_id, reservation_id, table_id)
    select ${id}, r.id, t::uuid
      from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, tables jsonb),
           jsonb_array_elements_text(r.tables) t`);
  await storeHistory(tx, id);
  await tx.run(command`
    insert into service_day (restaurant_id, day)
    select distinct restaurant_id, service_day from reservation where restaurant_id = ${id}`);
}

/** How each reservation came to its status, oldest first. */
async function storeHistory(tx: Transaction, restaurant: string): Promise<void> {
  await tx.run(command`
    insert into reservation_history
      (restaurant_id, reservation_id, at, what, by, from_value, to_value)
    select r.restaurant_id, r.id, line.at, line.what, line.by, line.was, line.became
      from reservation r
     cross join lateral (values
        (r.created_at, 'created', case r.source when 'ONLINE' then 'guest' else 'staff' end, null,
         case when r.status = 'QUEUED' then 'QUEUED' when r.source = 'ONLINE' then 'OPEN'
              else 'CONFIRMED' end, true),
        (r.confirmation_sent_at, 'status', 'staff', 'OPEN', 'CONFIRMED',
         r.confirmation_sent_at is not null),
        (r.confirmation_sent_at, 'mail', 'system', null, 'confirmation',
         r.confirmation_sent_at is not null),
        (r.arrival_at, 'status', 'staff', 'CONFIRMED', 'SEATED', r.arrival_at is not null),
        (r.departure_at, 'status', 'staff', 'SEATED', 'CLOSED', r.departure_at is not null),
        (r.starts_at + interval '30 minutes', 'status', 'staff', 'CONFIRMED', 'NO_SHOW',
         r.status = 'NO_SHOW'),
        (r.created_at + interval '30 minutes', 'status', 'staff', 'CONFIRMED', 'CANCELLED',
         r.status = 'CANCELLED'),
        (r.created_at + interval '30 minutes', 'status', 'guest', 'CONFIRMED', 'CANCELLED_BY_GUEST',
         r.status = 'CANCELLED_BY_GUEST')
      ) as line (at, what, by, was, became, happened)
     where r.restaurant_id = ${restaurant} and line.happened
     order by line.at`);
}
