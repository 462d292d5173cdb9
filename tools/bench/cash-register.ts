import { addRead, noFacts, type RegisterRead } from '@stammtisch/domain/cash-register/facts';
import type { RegisterParty } from '@stammtisch/domain/cash-register/claim-sittings';
import { planChanges } from '@stammtisch/domain/cash-register/plan-changes';
import { command } from '@stammtisch/api/platform/database/sql';
import { readAllDue } from '@stammtisch/api/cash-register/poll/start-polling';
import { sealToken } from '@stammtisch/api/cash-register/seal-token';
import { serveCashRegister } from '../cash-register/serve-cash-register.ts';
import type { Account, Till } from '../cash-register/till.ts';
import { openBenchHouse, type BenchHouse } from './bench-house.ts';
import type { Bench, BenchRow } from './measure.ts';

const rounds = 15;
const tableCount = 200;
const minute = 60_000;

/** One full house: every table has a party, three open orders and one bill of before. */
export const cashRegister: Bench = {
  name: 'cash-register',
  question: 'What does reading a cash register of 200 tables cost beyond fetching its pages?',
  run: async (say) => [await comparePolls(say), compareRules()],
};

async function comparePolls(say: (line: string) => void): Promise<BenchRow> {
  const house = await openBenchHouse();
  const developerToken = 'developer-token';
  const register = await serveCashRegister({ port: 0, host: '127.0.0.1', developerToken });
  try {
    const account = await fill(house, register.till);
    const provider = { origin: register.origin, developerToken };
    const { database, config } = house;
    const poll = async () => {
      await house.run('update cash_register set next_read_at = now()');
      await readAllDue({ database, config, provider }, console.error);
    };
    // The first one keeps what is new and seats everybody.
    await poll();
    await house.analyze();
    say(
      `${tableCount} tables, ${account.orders.length} open orders, ${account.bills.length} bills`,
    );
    const ours: number[] = [];
    const baseline: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      baseline.push(await timeOf(() => fetchPages(register.origin, account.token)));
      ours.push(await timeOf(poll));
    }
    return {
      title: 'one poll of 200 tables: read, kept, decided',
      unit: 'ms',
      ours,
      baseline,
      baselineTitle: 'the bare fetch of the same pages',
    };
  } finally {
    await house.close();
    await register.close();
  }
}

async function fill(house: BenchHouse, till: Till): Promise<Account> {
  const { id } = house.restaurant;
  await house.run(`insert into settings (restaurant_id) values ('${id}')`);
  await house.run(`
    with hall as (insert into room (restaurant_id, name) values ('${id}', 'Saal') returning id),
    tables as (
      insert into dining_table (restaurant_id, room_id, name, seats, order_index)
      select '${id}', hall.id, n::text, 4, n from hall, generate_series(1, ${tableCount}) n
      returning id, order_index),
    parties as (
      insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                               service_day, starts_at, ends_at)
      select '${id}', 'CONFIRMED', 'STAFF', '${house.guest}', 2, 2, current_date,
             now() - interval '30 minutes', now() + interval '90 minutes'
        from generate_series(1, ${tableCount})
      returning id)
    insert into reservation_table (restaurant_id, reservation_id, table_id)
    select '${id}', p.id, t.id
      from (select id, row_number() over () as place from parties) p
      join (select id, row_number() over (order by order_index) as place from tables) t using (place)`);
  const account = till.open('Kasse am Markt');
  // It has 20 tables before it is asked for more.
  for (let table = 21; table <= tableCount; table += 1) till.addTable(account, String(table));
  const sealed = sealToken(house.config.TOKEN_SECRET, id, till.access(account));
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into addon (restaurant_id, key, status, active)
      values (${id}, 'cash_register_sync', 'PURCHASED', true)`);
    await tx.run(command`
      insert into cash_register (restaurant_id, sealed_token, account, connected_by)
      values (${id}, ${sealed}, ${account.name}, ${house.restaurant.email})`);
  });
  const at = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
  for (const { id: table } of account.tables) {
    till.order(account, table, { at: at(7_200) });
    till.pay(account, table, { at: at(5_400) });
    for (const seconds of [1_500, 1_200, 600]) till.order(account, table, { at: at(seconds) });
  }
  return account;
}

async function fetchPages(origin: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const page of [1, 2, 3]) {
    await (await fetch(`${origin}/v1/orders?page=${page}&limit=250`, { headers })).json();
  }
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const bills = `${origin}/v1/document/invoice?offset=0&limit=250&dateFrom=${since}&items=true`;
  await (await fetch(bills, { headers })).json();
}

/** Two parties after one another at each of 200 tables, five orders and two bills each. */
function compareRules(): BenchRow {
  const tables = Array.from({ length: tableCount }, (_, index) => String(index));
  const parties = tables.flatMap((table) => [aParty(table, 0), aParty(table, 120)]);
  const read: RegisterRead = {
    at: 260 * minute,
    orders: tables.flatMap((table) =>
      [125, 150, 200].map((time) => ({ id: `${table}-${time}`, table, at: time * minute })),
    ),
    bills: tables.flatMap((table) =>
      [60, 110].map((time) => ({
        id: `${table}-${time}`,
        table,
        at: time * minute,
        orderedFrom: (time - 50) * minute,
      })),
    ),
  };
  const facts = addRead(noFacts, read);
  const names = new Map(tables.map((table) => [table, table]));
  const rules = {
    now: 260 * minute,
    since: 0,
    earlyArrivalBufferMinutes: 15,
    noShowBufferMinutes: 30,
  };
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baseline.push(timeOfRule(() => plainLoop(read, parties)));
    ours.push(timeOfRule(() => planChanges(facts, parties, names, rules)));
  }
  return {
    title: 'what follows of 200 tables, 400 parties and 1,000 orders and bills',
    unit: 'ms',
    ours,
    baseline,
    baselineTitle: 'a plain loop over orders and parties, which knows no sittings',
  };
}

function aParty(table: string, start: number): RegisterParty {
  return {
    id: `${table} ${start}`,
    status: 'CONFIRMED',
    start: start * minute,
    end: (start + 120) * minute,
    tables: [table],
    earlierTables: [],
    isOfRegister: false,
    changedByHandAt: undefined,
    arrival: undefined,
    departure: undefined,
    locked: false,
    wasNoShow: false,
  };
}

function plainLoop({ orders, bills }: RegisterRead, parties: readonly RegisterParty[]): number {
  let count = 0;
  for (const { table, at } of [...orders, ...bills]) {
    for (const party of parties) {
      if (party.tables.includes(table) && at >= party.start && at < party.end) count += 1;
    }
  }
  return count;
}

function timeOfRule(rule: () => unknown): number {
  const started = performance.now();
  rule();
  return performance.now() - started;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
