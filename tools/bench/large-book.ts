import pg from 'pg';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { percentile, type Bench, type BenchRow } from './measure.ts';

const rounds = 5;
const requests = 60;
const perDay = 270;

interface Reading {
  title: string;
  /** Below the entry of the API. */
  path: string;
  /** The plainest statement that reads the same rows, `$1` the restaurant. */
  statement: string;
}

const listed = `
  select r.*, g.forename, g.lastname, g.phone, g.email,
         array(select table_id from reservation_table rt
                where rt.restaurant_id = r.restaurant_id and rt.reservation_id = r.id)
    from reservation r join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
   where r.restaurant_id = $1`;

const readings: Reading[] = [
  {
    title: 'a day of 270 reservations',
    path: 'reservations?date=15.06.2027',
    statement: `${listed} and service_day = '2027-06-15' order by starts_at, r.id`,
  },
  {
    title: 'a month’s persons a day',
    path: 'reservations/persons-per-day?month=06.2027',
    statement: `select service_day, sum(persons_to), count(*) from reservation
      where restaurant_id = $1 and service_day between '2027-06-01' and '2027-06-30'
        and status in ('OPEN', 'CONFIRMED', 'SEATED', 'CLOSED') group by service_day`,
  },
  {
    title: 'the open requests of three months',
    path: 'reservations?from=01.06.2027&to=31.08.2027&status=OPEN',
    statement: `${listed} and service_day between '2027-06-01' and '2027-08-31'
        and status = 'OPEN' order by starts_at, r.id limit 500`,
  },
  {
    title: 'a name in three months',
    path: 'reservations?from=01.06.2027&to=31.08.2027&q=kruger-00',
    statement: `${listed} and service_day between '2027-06-01' and '2027-08-31'
        and g.lastname ilike '%krüger-00%' order by starts_at, r.id limit 500`,
  },
];

/** What staff read all evening, in a book of 500,000 reservations and 100,000 guests. */
export const largeBook: Bench = {
  name: 'large-book',
  question: 'Does every reading of a book of 500,000 reservations take less than 100 ms (p95)?',
  async run(say) {
    const house = await openBenchHouse();
    const client = new pg.Client({ connectionString: house.url });
    await client.connect();
    try {
      await fill(house);
      say('filled with 500,000 reservations of 100,000 guests');
      const rows: BenchRow[] = [];
      for (const reading of readings) {
        const ours: number[] = [];
        const baseline: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const plain = () => client.query(reading.statement, [house.restaurant.id]);
          baseline.push(percentile(await times(plain), 0.95));
          ours.push(percentile(await times(() => read(house, reading.path)), 0.95));
        }
        say(reading.title);
        const baselineTitle = 'one plain select, without the API';
        rows.push({ title: `${reading.title}, p95`, unit: 'ms', ours, baseline, baselineTitle });
      }
      return rows;
    } finally {
      await client.end();
      await house.close();
    }
  },
};

/** Five years from 1 January 2025 on, one in fifty still a request. */
async function fill(house: BenchHouse): Promise<void> {
  const restaurant = house.restaurant.id;
  await house.run(`
    insert into guest (restaurant_id, forename, lastname, phone)
    select '${restaurant}', 'Lina', 'Krüger-' || substr(md5(n::text), 1, 6), '+4930' || (1000000 + n)
      from generate_series(1, 100000) n`);
  await house.run(`
    with numbered as (
      select id, row_number() over (order by id) as n from guest where restaurant_id = '${restaurant}'
    )
    insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                             service_day, starts_at, ends_at)
    select '${restaurant}', case when number.n % 50 = 0 then 'OPEN' else 'CONFIRMED' end, 'STAFF',
           numbered.id, 2, 2, day, day + time '11:00' + (number.n % ${perDay}) * interval '2 minutes',
           day + time '13:00' + (number.n % ${perDay}) * interval '2 minutes'
      from generate_series(0, 499999) number(n) join numbered on numbered.n = 1 + number.n % 100000,
           lateral (select date '2025-01-01' + (number.n / ${perDay})::int as day) d`);
  await house.analyze();
}

async function times(answer: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    const started = performance.now();
    await answer();
    taken.push(performance.now() - started);
  }
  return taken;
}

async function read(house: BenchHouse, path: string): Promise<void> {
  const answer = await fetch(`${house.origin}/api/1/${path}`, {
    headers: house.restaurant.headers,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}
