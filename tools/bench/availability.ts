import pg from 'pg';
import { askDay } from '@stammtisch/api/availability/ask-day';
import { openDesk } from '@stammtisch/api/reservations/desk';
import { addDays, parseDay, type Day } from '@stammtisch/domain/time/minute';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { addNeighbours, firstDay, furnish } from './crowded-house.ts';
import { percentile, type Bench, type BenchRow } from './measure.ts';

const rounds = 3;
const requests = 20;
const persons = 4;
const neighbours = 10_000;

/** Which times of a day, a month and 90 days a party of four can have, and among how many houses. */
export const availability: Bench = {
  name: 'availability',
  question: 'How fast is a day, a month, 90 days of 50 tables and 40 pairs, by rules and in SQL?',
  async run(say) {
    const house = await openBenchHouse();
    const client = new pg.Client({ connectionString: house.url });
    await client.connect();
    try {
      await furnish(house);
      say('50 tables, 40 pairs, 90 crowded days');
      const rows: BenchRow[] = [];
      const plain = (from: Day, count: number) =>
        client.query(sqlOnly, [house.restaurant.id, from, addDays(from, count - 1), persons]);
      const scan = (from: Day, count: number) => scanDays(client, house, from, count);
      const spans = [1, 30, 90];
      for (const count of spans) {
        const turns = count === 1 ? requests : 1;
        const ask = () => ruleOn(house, dayFrom(0), count);
        const sql = await alternate(turns, ask, () => plain(dayFrom(0), count));
        rows.push({
          title: `${count} days by the rules in one transaction, p99`,
          unit: 'ms',
          ...sql,
          baselineTitle: 'one statement that only looks for a free table or pair',
        });
        const scanned = await alternate(turns, ask, () => scan(dayFrom(0), count));
        rows.push({
          title: `${count} days against a scan, p99`,
          unit: 'ms',
          ...scanned,
          baselineTitle: 'every party of the house read, every table and time tried',
        });
        say(`${count} days`);
      }
      const alone = await byHttp(house);
      await addNeighbours(house, neighbours);
      say(`${neighbours} restaurants in one database`);
      rows.push({
        title: `a day by HTTP among ${neighbours} restaurants, p99`,
        unit: 'ms',
        ours: await byHttp(house),
        baseline: alone,
        baselineTitle: 'the same day in a database of one',
      });
      return rows;
    } finally {
      await client.end();
      await house.close();
    }
  },
};

function dayFrom(shift: number): Day {
  const first = parseDay(firstDay);
  if (!first) throw new Error(`no day: ${firstDay}`);
  return addDays(first, shift);
}

/** Ours and the baseline in alternating rounds, each by its 99th percentile. */
async function alternate(
  turns: number,
  ours: () => Promise<unknown>,
  baseline: () => Promise<unknown>,
) {
  const figures = { ours: new Array<number>(), baseline: new Array<number>() };
  for (let round = 0; round < rounds; round += 1) {
    figures.baseline.push(percentile(await timesOf(turns, baseline), 0.99));
    figures.ours.push(percentile(await timesOf(turns, ours), 0.99));
  }
  return figures;
}

async function timesOf(turns: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

function ruleOn(house: BenchHouse, from: Day, count: number): Promise<unknown> {
  const { id } = house.restaurant;
  return house.database.transaction(id, async (tx) => {
    const desk = await openDesk(tx, id, { by: 'guest', elevated: false });
    for (let shift = 0; shift < count; shift += 1) {
      const day = addDays(from, shift);
      const { times } = await askDay(desk, { day, persons, audience: 'guest' });
      if (times.length !== 40) throw new Error(`${times.length} times on ${day}`);
    }
  });
}

/** Without limits, pace, lead time, events, or anybody who might sit elsewhere. */
const sqlOnly = `
  with start as (
    select (day + time '12:00' + n * interval '15 minutes') at time zone 'Europe/Berlin' as at
      from generate_series($2::date, $3::date, interval '1 day') day, generate_series(0, 39) n),
  place as (
    select array[id] as ids, seats from dining_table where restaurant_id = $1
    union all
    select table_ids, max_persons from table_set where restaurant_id = $1)
  select at, exists (
    select from place where seats >= $4 and not exists (
      select from reservation_table held
       where held.restaurant_id = $1 and held.table_id = any(place.ids)
         and held.during && tstzrange(at, at + interval '2 hours'))) as free
    from start`;

interface Held {
  tables: string[];
  from: number;
  to: number;
}

/** What a plain program does: all parties of the house in memory, and every place tried by a loop. */
async function scanDays(client: pg.Client, house: BenchHouse, from: Day, count: number) {
  const { id } = house.restaurant;
  const held = await client.query<Held>(
    `select array[table_id::text] as tables, extract(epoch from lower(during))::float8 as "from",
            extract(epoch from upper(during))::float8 as "to"
       from reservation_table where restaurant_id = $1`,
    [id],
  );
  const places = await client.query<{ ids: string[]; seats: number }>(
    `select array[id::text] as ids, seats from dining_table where restaurant_id = $1
     union all select table_ids::text[], max_persons from table_set where restaurant_id = $1`,
    [id],
  );
  let free = 0;
  for (let day = 0; day < count; day += 1) {
    const noon = Date.parse(`${addDays(from, day)}T11:00Z`) / 1_000;
    for (let step = 0; step < 40; step += 1) {
      const at = noon + step * 900;
      const isFree = places.rows.some(
        ({ ids, seats }) =>
          seats >= persons &&
          !held.rows.some(
            (each) =>
              each.from < at + 7_200 &&
              at < each.to &&
              ids.some((one) => each.tables.includes(one)),
          ),
      );
      if (isFree) free += 1;
    }
  }
  return free;
}

/** The public call as a guest's browser makes it; each round another day. */
async function byHttp(house: BenchHouse): Promise<number[]> {
  const url = `${house.origin}/api/1/public/restaurants/bench/availability`;
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = await timesOf(requests, async () => {
      const answer = await fetch(`${url}?date=${dayFrom(round)}&persons=${persons}`, {
        headers: { 'x-requested-with': 'XMLHttpRequest' },
      });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`the day answered ${answer.status}`);
    });
    figures.push(percentile(times, 0.99));
  }
  return figures;
}
