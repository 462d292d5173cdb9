import pg from 'pg';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { percentile, type Bench } from './measure.ts';

const rounds = 5;
const guests = 100_000;

/** What staff type: names with and without accents, parts, a slip of the pen, numbers, addresses. */
const typed = [
  'müller',
  'Mueller',
  'muler anna',
  'schm',
  'maier lukas',
  'hofman',
  'zoe fisch',
  'schneidr b',
  '030 100 42',
  '+49 30 1099',
  'guest4711',
  'er-a1',
];

/** Searching a guest book of 100,000 guests against the plainest statement that could answer. */
export const guestSearch: Bench = {
  name: 'guest-search',
  question: 'Does a search in 100,000 guests answer in less than 100 ms (p95)?',
  async run(say) {
    const house = await openBenchHouse();
    const client = new pg.Client({ connectionString: house.url });
    await client.connect();
    try {
      await fill(house);
      say('filled with 100,000 guests');
      const figures = { ours50: [0], ours95: [0], base50: [0], base95: [0] };
      for (const list of Object.values(figures)) list.pop();
      for (let round = 0; round < rounds; round += 1) {
        const base = await times((text) => searchPlainly(client, house.restaurant.id, text));
        const ours = await times((text) => search(house, text));
        figures.ours50.push(percentile(ours, 0.5));
        figures.ours95.push(percentile(ours, 0.95));
        figures.base50.push(percentile(base, 0.5));
        figures.base95.push(percentile(base, 0.95));
        say(`round ${round + 1} of ${rounds}`);
      }
      const baselineTitle = 'one select with ilike on four columns, without the API';
      const unit = 'ms';
      return [
        { title: 'p50', unit, ours: figures.ours50, baseline: figures.base50, baselineTitle },
        { title: 'p95', unit, ours: figures.ours95, baseline: figures.base95, baselineTitle },
      ];
    } finally {
      await client.end();
      await house.close();
    }
  },
};

/** Ten forenames and ten lastnames, six of seven of them doubled so that they differ. */
async function fill(house: BenchHouse): Promise<void> {
  await house.run(`
    insert into guest (restaurant_id, forename, lastname, phone, email)
    select '${house.restaurant.id}',
           (array['Anna', 'Lukas', 'Zoë', 'Mia', 'Jürgen', 'Sofia', 'Karl', 'Emilia', 'Noah',
                  'Ben'])[1 + n % 10],
           (array['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meyer', 'Wagner',
                  'Becker', 'Schulz', 'Hoffmann'])[1 + (n / 10) % 10]
             || case when n % 7 = 0 then '' else '-' || substr(md5(n::text), 1, 6) end,
           '+4930' || (1000000 + n), 'guest' || n || '@' || substr(md5(n::text), 1, 5) || '.example'
      from generate_series(1, ${guests}) n`);
  await house.analyze();
}

async function times(answer: (text: string) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    for (const text of typed) {
      const started = performance.now();
      await answer(text);
      taken.push(performance.now() - started);
    }
  }
  return taken;
}

async function search(house: BenchHouse, text: string): Promise<void> {
  const answer = await fetch(`${house.origin}/api/1/guests?q=${encodeURIComponent(text)}`, {
    headers: house.restaurant.headers,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`the search answered ${answer.status}`);
}

function searchPlainly(client: pg.Client, restaurant: string, text: string) {
  return client.query(
    `select * from guest
      where restaurant_id = $1
        and concat_ws(' ', forename, lastname, phone, email) ilike '%' || $2 || '%'
      order by lower(lastname), lower(forename), id limit 51`,
    [restaurant, text],
  );
}
