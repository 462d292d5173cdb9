import pg from 'pg';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { median, type Bench, type BenchRow } from './measure.ts';
import { compareStatisticsPage } from './statistics-page.ts';

const rounds = 3;
const requests = 3;

/** 500,000 reservations of 2026 and as many of 2025: what a year is compared with. */
const perYear = 500_000;

const inYear = (year: number) => `service_day between '${year}-01-01' and '${year}-12-31'`;
const counted = `status in ('OPEN', 'CONFIRMED', 'SEATED', 'CLOSED')`;

interface Reading {
  title: string;
  path: string;
  /** The plainest statement with the same figures of both years, `$1` the restaurant. */
  statement: string;
}

const readings: Reading[] = [
  {
    title: 'a year per month',
    path: 'per-month?year=2026',
    statement: `select extract(year from service_day), extract(month from service_day), count(*),
        sum(persons_to) from reservation
      where restaurant_id = $1 and (${inYear(2025)} or ${inYear(2026)}) and ${counted}
      group by 1, 2`,
  },
  {
    title: 'the sums of a year',
    path: 'sums?year=2026',
    statement: `select extract(year from service_day), status, count(*), sum(persons_to)
      from reservation where restaurant_id = $1 and (${inYear(2025)} or ${inYear(2026)})
      group by 1, 2`,
  },
  {
    title: 'a month per day',
    path: 'per-day?month=06.2026',
    statement: `select service_day, count(*), sum(persons_to) from reservation
      where restaurant_id = $1 and ${counted}
        and (service_day between '2026-06-01' and '2026-06-30'
             or service_day between '2025-06-01' and '2025-06-30')
      group by 1`,
  },
  {
    title: 'lead times of a year',
    path: 'lead-times?year=2026',
    statement: `select extract(year from service_day), service_day - created_at::date, count(*)
      from reservation where restaurant_id = $1 and (${inYear(2025)} or ${inYear(2026)})
        and ${counted} group by 1, 2`,
  },
  {
    title: 'a year by the hour',
    path: 'hours?year=2026',
    statement: `select extract(year from service_day), extract(hour from starts_at), count(*),
        sum(persons_to) from reservation
      where restaurant_id = $1 and (${inYear(2025)} or ${inYear(2026)}) and ${counted}
      group by 1, 2`,
  },
];

/** What the page of the statistics reads, against plain statements over the same rows. */
export const statistics: Bench = {
  name: 'statistics',
  question: 'What do the figures of a year with 500,000 reservations cost beyond the bare SQL?',
  async run(say) {
    return [...(await compareReadings(say)), await compareStatisticsPage(say)];
  },
};

async function compareReadings(say: (line: string) => void): Promise<BenchRow[]> {
  const house = await openBenchHouse();
  const client = new pg.Client({ connectionString: house.url });
  await client.connect();
  try {
    await fill(house);
    say('filled with two years of 500,000 reservations');
    const rows: BenchRow[] = [];
    for (const { title, path, statement } of readings) {
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        baseline.push(await timeOf(() => client.query(statement, [house.restaurant.id])));
        ours.push(await timeOf(() => read(house, path)));
      }
      say(title);
      rows.push({ title, unit: 'ms', ours, baseline, baselineTitle: 'one plain statement' });
    }
    return rows;
  } finally {
    await client.end();
    await house.close();
  }
}

async function fill(house: BenchHouse): Promise<void> {
  const { id } = house.restaurant;
  for (const year of [2025, 2026]) {
    await house.run(`
      insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                               service_day, starts_at, ends_at, created_at)
      select '${id}', (array['CLOSED', 'CLOSED', 'CLOSED', 'CANCELLED', 'NO_SHOW'])[1 + n % 5],
             'STAFF', '${house.guest}', 1, 1 + n % 6, day,
             day + time '11:00' + (n % 720) * interval '1 minute',
             day + time '13:00' + (n % 720) * interval '1 minute', day - (n % 40)
        from generate_series(0, ${perYear - 1}) n,
             lateral (select date '${year}-01-01' + n % 365 as day) d`);
  }
  await house.analyze();
}

async function timeOf(answer: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < requests; turn += 1) {
    const started = performance.now();
    await answer();
    times.push(performance.now() - started);
  }
  return median(times);
}

async function read(house: BenchHouse, path: string): Promise<void> {
  const answer = await fetch(`${house.origin}/api/1/statistics/${path}`, {
    headers: house.restaurant.headers,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
}
