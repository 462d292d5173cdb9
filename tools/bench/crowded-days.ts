import pg from 'pg';
import { demoLogins } from '../demo/demo-logins.ts';

/** Long after the last demo reservation. */
export const crowdedDay = '2028-03-14';

/** design/performance.md, "Timeline": 300 reservations at 60 tables; and a very full house. */
export const crowds = [
  { house: 0, reservations: 300, tables: 60 },
  { house: 1, reservations: 2_000, tables: 200 },
] as const;

export type Crowd = (typeof crowds)[number];

/** What a plain timeline needs to show the same day. */
export interface PlainDay {
  items: { id: string; group: string; start: string; end: string; content: string }[];
  groups: { id: string; content: string }[];
  start: string;
  end: string;
}

/** Fills the day of a demo restaurant from noon to ten; its own rooms are switched off. */
export async function fillDay(url: string, crowd: Crowd): Promise<PlainDay> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const identifier = demoLogins.identifiers[crowd.house];
    const found = await client.query('select id from restaurant where identifier = $1', [
      identifier,
    ]);
    const restaurant: unknown = found.rows[0]?.id;
    await client.query('update room set active = false where restaurant_id = $1', [restaurant]);
    await client.query(tables, [restaurant, crowd.tables]);
    const perTable = crowd.reservations / crowd.tables;
    await client.query(reservations, [restaurant, crowd.reservations, crowdedDay, 600 / perTable]);
    await client.query(seats, [restaurant, crowd.tables, crowdedDay]);
    await client.query(
      `insert into service_day (restaurant_id, day) values ($1, $2) on conflict do nothing`,
      [restaurant, crowdedDay],
    );
    await client.query('analyze');
    const { rows: items } = await client.query(plainItems, [restaurant, crowdedDay]);
    const { rows: groups } = await client.query(plainGroups, [restaurant]);
    return { items, groups, start: `${crowdedDay}T16:00`, end: `${crowdedDay}T24:00` };
  } finally {
    await client.end();
  }
}

const tables = `
  with made as (
    insert into room (restaurant_id, name) values ($1, 'Bench') returning restaurant_id, id
  )
  insert into dining_table (restaurant_id, room_id, name, seats, order_index)
  select restaurant_id, id, 'B' || n, 4, n from made, generate_series(1, $2::int) n`;

/** One after another at each table, with ten minutes between them; the table is kept in `creator`. */
const reservations = `
  insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                           service_day, starts_at, ends_at, creator)
  select $1, 'CONFIRMED', 'STAFF', guest.id, 4, 4, $3::date,
         ($3::date + time '12:00' + turn * $4::int * interval '1 minute') at time zone 'Europe/Berlin',
         ($3::date + time '12:00' + ((turn + 1) * $4::int - 10) * interval '1 minute')
           at time zone 'Europe/Berlin',
         (n / (600 / $4::int))::text
    from generate_series(0, $2::int - 1) n,
         lateral (select n % (600 / $4::int) as turn) t,
         lateral (select id from guest where restaurant_id = $1 order by id limit 1) guest`;

const seats = `
  with place as (
    select t.id, (row_number() over (order by t.order_index) - 1)::text as at
      from dining_table t join room r on r.restaurant_id = t.restaurant_id and r.id = t.room_id
     where t.restaurant_id = $1 and r.active limit $2
  )
  insert into reservation_table (restaurant_id, reservation_id, table_id)
  select r.restaurant_id, r.id, place.id
    from reservation r join place on place.at = r.creator
   where r.restaurant_id = $1 and r.service_day = $3`;

const plainItems = `
  select r.id, rt.table_id as group, r.starts_at as start, r.ends_at as end,
         r.persons_to || ' ' || g.forename || ' ' || g.lastname as content
    from reservation r
    join reservation_table rt on rt.restaurant_id = r.restaurant_id and rt.reservation_id = r.id
    join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
   where r.restaurant_id = $1 and r.service_day = $2`;

const plainGroups = `
  select t.id, t.name as content
    from dining_table t join room r on r.restaurant_id = t.restaurant_id and r.id = t.room_id
   where t.restaurant_id = $1 and r.active order by t.order_index`;
