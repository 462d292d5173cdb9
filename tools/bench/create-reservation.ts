import pg from 'pg';
import { randomBytes } from 'node:crypto';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import { ratePerSecond, type Bench } from './measure.ts';

const rounds = 5;
const load = { clients: 16, seconds: 3 };

interface Recorded {
  text: string;
  values: unknown[];
}

/** Creating a reservation through HTTP against the statements that it sends, replayed by the driver. */
export const createReservation: Bench = {
  name: 'create-reservation',
  question: 'What does HTTP, validation and HAL cost on top of the statements of a create?',
  async run(say) {
    const house = await openBenchHouse();
    try {
      const statements = await recordStatements(() => createOne(house));
      say(`a create sends ${statements.length} statements`);
      const pool = new pg.Pool({ connectionString: house.url, max: load.clients });
      const ours: number[] = [];
      const baseline: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await ratePerSecond(() => createOne(house), load));
        baseline.push(await ratePerSecond(() => replay(pool, statements), load));
        say(`round ${round + 1} of ${rounds}`);
      }
      await pool.end();
      const baselineTitle = 'the same statements on 16 connections, in the manner of pgbench';
      return [{ title: 'creates', unit: 'per second', ours, baseline, baselineTitle }];
    } finally {
      await house.close();
    }
  },
};

/** A party of two at seven on one of the next 300 days. */
export async function createOne(house: BenchHouse): Promise<void> {
  const answer = await fetch(`${house.origin}/api/1/reservations`, {
    method: 'POST',
    headers: { ...house.restaurant.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      guest: { id: house.guest },
      persons: { from: 2, to: 2 },
      date: wireDate(Math.floor(Math.random() * 300)),
      time: '19:00',
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  await answer.arrayBuffer();
}

function wireDate(daysAhead: number): string {
  const [year, month, day] = new Date(Date.now() + daysAhead * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}.${month}.${year}`;
}

/** What one create sends to the database, from `begin` to `commit`. */
async function recordStatements(work: () => Promise<void>): Promise<Recorded[]> {
  const recorded: Recorded[] = [];
  const original = pg.Client.prototype.query;
  const recording = function (this: pg.Client, ...parameters: unknown[]) {
    const [first] = parameters;
    if (typeof first === 'string') recorded.push({ text: first, values: [] });
    if (isStatement(first)) recorded.push({ text: first.text, values: [...(first.values ?? [])] });
    return Reflect.apply(original, this, parameters);
  };
  Reflect.set(pg.Client.prototype, 'query', recording);
  try {
    await work();
  } finally {
    Reflect.set(pg.Client.prototype, 'query', original);
  }
  return recorded;
}

function isStatement(value: unknown): value is { text: string; values?: unknown[] } {
  return typeof value === 'object' && value !== null && 'text' in value;
}

/** A new id for the recorded one, and a new secret for its link; everything else is sent as it was. */
async function replay(pool: pg.Pool, statements: readonly Recorded[]): Promise<void> {
  const client = await pool.connect();
  let recordedId: unknown;
  let id: unknown;
  try {
    for (const { text, values } of statements) {
      const fresh = values.map((value) => {
        if (Buffer.isBuffer(value)) return randomBytes(value.length);
        return value === recordedId ? id : value;
      });
      const { rows } = await client.query({ text, values: fresh });
      if (!text.trimStart().startsWith('insert into reservation (')) continue;
      id = rows[0]?.id;
      recordedId = recordedIdAfter(statements, text);
    }
  } finally {
    client.release();
  }
}

/** The statement after the insert is the first that names the new reservation. */
function recordedIdAfter(statements: readonly Recorded[], text: string): unknown {
  const next = statements[statements.findIndex((each) => each.text === text) + 1];
  return next?.values[1];
}
