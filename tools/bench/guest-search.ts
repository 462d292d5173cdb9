import pg from 'pg';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { percentile, type Bench } from './measure.ts';

const rounds = 5;
const guests = 100_000;
/** Of the pairs that are written twice. */
const pages = [1, 2, 3];

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

/** Searching a guest book of 100,000 guests against the plainest statements that could answer. */
export const guestSearch: Bench = {
  name: 'guest-search',
  question:
    'Does a search in 100,000 guests answer in less than 100 ms (p95), and what is written twice in less than 300?',
  async run(say) {
    const house = await openBenchHouse();
    const client = new pg.Client({ connectionString: house.url });
    await client.connect();
    try {
      await fill(house);
      say('filled with 100,000 guests');
      const figures = {
        ours50: [0],
        ours95: [0],
        base50: [0],
        base95: [0],
        pairs: [0],
        joins: [0],
      };
      for (const list of Object.values(figures)) list.pop();
      for (let round = 0; round < rounds; round += 1) {
        const { id } = house.restaurant;
        const base = await times(typed, (text) => searchPlainly(client, id, text));
        const ours = await times(typed, (text) => read(house, `q=${encodeURIComponent(text)}`));
        const joins = await times(pages, () => client.query(pairsPlainly, [id]));
        const pairs = await times(pages, (page) => read(house, `page=${page}`, '/duplicates'));
        figures.ours50.push(percentile(ours, 0.5));
        figures.ours95.push(percentile(ours, 0.95));
        figures.base50.push(percentile(base, 0.5));
        figures.base95.push(percentile(base, 0.95));
        figures.pairs.push(percentile(pairs, 0.5));
        figures.joins.push(percentile(joins, 0.5));
        say(`round ${round + 1} of ${rounds}`);
      }
      const baselineTitle = 'one select with ilike on four columns, without the API';
      const unit = 'ms';
      return [
        { title: 'p50', unit, ours: figures.ours50, baseline: figures.base50, baselineTitle },
        { title: 'p95', unit, ours: figures.ours95, baseline: figures.base95, baselineTitle },
        {
          title: 'what is written twice, p50',
          unit,
          ours: figures.pairs,
          baseline: figures.joins,
          baselineTitle: 'three joins of the book with itself, without the API',
        },
      ];
    } finally {
      await client.end();
      await house.close();
    }
  },
};

/**
 * Ten forenames and ten lastnames, six of seven of them doubled so that they differ. One in fifty
 * has the number of the guest before.
 */
async function fill(house: BenchHouse): Promise<void> {
  await house.run(`
    insert into guest (restaurant_id, forename, lastname, phone, email)
    select '${house.restaurant.id}',
           (array['Anna', 'Lukas', 'Zoë', 'Mia', 'Jürgen', 'Sofia', 'Karl', 'Emilia', 'Noah',
                  'Ben'])[1 + n % 10],
           (array['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Meyer', 'Wagner',
                  'Becker', 'Schulz', 'Hoffmann'])[1 + (n / 10) % 10]
             || case when n % 7 = 0 then '' else '-' || substr(md5(n::text), 1, 6) end,
           '+4930' || (1000000 + n - case when n % 50 = 1 then 1 else 0 end), 'guest' || n || '@' || substr(md5(n::text), 1, 5) || '.example'
      from generate_series(1, ${guests}) n`);
  await house.analyze();
}

async function times<Asked>(
  all: readonly Asked[],
  answer: (asked: Asked) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    for (const asked of all) {
      const started = performance.now();
      await answer(asked);
      taken.push(performance.now() - started);
    }
  }
  return taken;
}

async function read(house: BenchHouse, query: string, below = ''): Promise<void> {
  const answer = await fetch(`${house.origin}/api/1/guests${below}?${query}`, {
    headers: house.restaurant.headers,
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`guests${below} answered ${answer.status}`);
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

const pairsPlainly = ['phone', 'mailbox', 'sound']
  .map(
    (key) => `
      select a.id, b.id from guest a join guest b using (restaurant_id, ${key})
       where restaurant_id = $1 and a.id < b.id and ${key} <> ''
         ${key === 'sound' ? "and '' in (a.phone, b.phone) and '' in (a.mailbox, b.mailbox)" : ''}`,
  )
  .join(' union ');
