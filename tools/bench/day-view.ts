import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { percentile, type Bench } from './measure.ts';

const rounds = 5;
const requests = 200;
const perDay = 60;

/** Reading one service day with 500,000 reservations in the book against a book with one day. */
export const dayView: Bench = {
  name: 'day-view',
  question: 'Does a day read as fast with 500,000 reservations in the database as with 60?',
  async run(say) {
    const empty = await openBenchHouse();
    const full = await openBenchHouse();
    try {
      await fill(empty, perDay);
      await fill(full, 500_000);
      say('filled with 500,000 reservations');
      const figures = { ours50: [0], ours99: [0], base50: [0], base99: [0] };
      for (const list of Object.values(figures)) list.pop();
      for (let round = 0; round < rounds; round += 1) {
        const base = await readTimes(empty);
        const ours = await readTimes(full);
        figures.ours50.push(percentile(ours, 0.5));
        figures.ours99.push(percentile(ours, 0.99));
        figures.base50.push(percentile(base, 0.5));
        figures.base99.push(percentile(base, 0.99));
        say(`round ${round + 1} of ${rounds}`);
      }
      const baselineTitle = `the same day in a book of ${perDay} reservations`;
      const unit = 'ms';
      return [
        { title: 'p50', unit, ours: figures.ours50, baseline: figures.base50, baselineTitle },
        { title: 'p99', unit, ours: figures.ours99, baseline: figures.base99, baselineTitle },
      ];
    } finally {
      await empty.close();
      await full.close();
    }
  },
};

/** So many reservations, 60 a day from 1 January 2027 on. */
async function fill(house: BenchHouse, count: number): Promise<void> {
  const restaurant = house.restaurant.id;
  await house.run(`
    insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                             service_day, starts_at, ends_at)
    select '${restaurant}', 'CONFIRMED', 'STAFF', '${house.guest}', 2, 2, day,
           day + time '17:00' + (n % ${perDay}) * interval '4 minutes',
           day + time '19:00' + (n % ${perDay}) * interval '4 minutes'
      from generate_series(0, ${count - 1}) n,
           lateral (select date '2027-01-01' + n / ${perDay} as day) d`);
  await house.analyze();
}

async function readTimes(house: BenchHouse): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < requests; request += 1) {
    const started = performance.now();
    const answer = await fetch(`${house.origin}/api/1/reservations?date=01.01.2027`, {
      headers: house.restaurant.headers,
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the day answered ${answer.status}`);
    times.push(performance.now() - started);
  }
  return times;
}
