import pg from 'pg';

import { addDays, parseDay } from '@stammtisch/domain/time/minute';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { firstDay } from './crowded-house.ts';
import { ratePerSecond, type Bench } from './measure.ts';

const rounds = 5;
const load = { clients: 16, seconds: 3 };

/** Online bookings through HTTP, under the day lock and the constraint, against the bare statements. */
export const bookings: Bench = {
  name: 'bookings',
  question: 'How many guests can book in a second, with the rule, the lock and the constraint?',
  async run(say) {
    const house = await openBenchHouse();
    const pool = new pg.Pool({ connectionString: house.url, max: load.clients });
    try {
      await open(house);
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await ratePerSecond(() => bookOne(house), load));
        baseline.push(await ratePerSecond(() => insertOne(pool, house), load));
        say(`round ${round + 1} of ${rounds}`);
      }
      const baselineTitle = 'guest, reservation and table in one transaction, without any question';
      return [{ title: 'bookings', unit: 'per second', ours, baseline, baselineTitle }];
    } finally {
      await pool.end();
      await house.close();
    }
  },
};

const daysAhead = 700;

/** One seating an evening, and so many tables that none of the bench's guests is turned away. */
async function open(house: BenchHouse): Promise<void> {
  const id = house.restaurant.id;
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => {
    return { type: 'seating', dayOfWeek, time: '19:00', onlineGuestLimit: -1 };
  });
  const sections = JSON.stringify({
    reservationSettings: { openingHours },
    onlineReservationSettings: { maxDaysAhead: 730 },
  });
  await house.run(`
    insert into settings (restaurant_id, sections) values ('${id}', '${sections}')
      on conflict (restaurant_id) do update set sections = excluded.sections`);
  await house.run(`
    with hall as (insert into room (restaurant_id, name) values ('${id}', 'Saal') returning id)
    insert into dining_table (restaurant_id, room_id, name, seats, order_index)
    select '${id}', hall.id, n::text, 2, n from hall, generate_series(1, 50) n`);
}

let guest = 0;

async function bookOne(house: BenchHouse): Promise<void> {
  guest += 1;
  const mine = guest;
  const date = new Date(Date.now() + (2 + (mine % daysAhead)) * 86_400_000);
  const answer = await fetch(`${house.origin}/api/1/public/restaurants/bench/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({
      date: date.toISOString().slice(0, 10),
      time: '19:00',
      persons: 2,
      lastname: 'Gast',
      phone: '+49 30 1234567',
      email: `guest-${mine}@example.com`,
      acceptsPrivacyPolicy: true,
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

/** What has to be written at the least; far behind the days that the guests book. */
async function insertOne(pool: pg.Pool, house: BenchHouse): Promise<void> {
  guest += 1;
  const mine = guest;
  const first = parseDay(firstDay);
  if (!first) throw new Error(`no day: ${firstDay}`);
  const day = addDays(first, 1_500 + Math.floor(mine / 50));
  const client = await pool.connect();
  try {
    await client.query('begin');
    const known = await client.query(
      'insert into guest (restaurant_id, lastname) values ($1, $2) returning id',
      [house.restaurant.id, 'Gast'],
    );
    const stored = await client.query(
      `insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                                service_day, starts_at, ends_at)
       values ($1, 'OPEN', 'ONLINE', $2, 2, 2, $3, $3::date + time '19:00', $3::date + time '21:00')
       returning id`,
      [house.restaurant.id, known.rows[0].id, day],
    );
    await client.query(
      `insert into reservation_table (restaurant_id, reservation_id, table_id)
       select $1, $2, id from dining_table where restaurant_id = $1 and order_index = $3`,
      [house.restaurant.id, stored.rows[0].id, 1 + (mine % 50)],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
