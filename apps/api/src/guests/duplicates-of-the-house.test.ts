import { listAllDuplicates } from '@stammtisch/contracts/guest/list-all-duplicates';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  for (const payload of [
    { forename: 'Änne', lastname: 'Müller', phone: '0151 23456789' },
    { forename: 'Aenne', lastname: 'Mueller', phone: '+49 151 23456789' },
    { forename: 'Uwe', lastname: 'Groß', email: 'uwe@post.example' },
    { forename: 'U.', lastname: 'Gross', email: 'UWE@post.example' },
    { forename: 'Karl', lastname: 'Meyer', phone: '030 1234567' },
    { forename: 'Karl', lastname: 'Maier' },
    { forename: 'Ida', lastname: 'Weber', phone: '030 1111111' },
    { forename: 'Ida', lastname: 'Weber', phone: '030 2222222' },
  ]) {
    const reply = await call('POST', '/api/1/guests', payload);
    if (reply.statusCode !== 201) throw new Error(`not written: ${reply.body}`);
  }
});
afterAll(() => house.close());

function call(method: 'GET' | 'POST', url: string, payload?: object) {
  const { headers } = house.restaurant;
  return house.app.inject({ method, url, headers, ...(payload && { payload }) });
}

async function pairs(page = 1) {
  const reply = await call('GET', `/api/1/guests/duplicates?page=${page}`);
  return listAllDuplicates.reply.parse(reply.json());
}

const wordsOf = ({ _embedded }: Awaited<ReturnType<typeof pairs>>) =>
  _embedded.pairs.map(({ first, second, reason }) => {
    const names = [first.lastname, second.lastname].toSorted();
    return `${reason}: ${names.join(', ')}`;
  });

test('the same number comes first, then the same mailbox, then a name that sounds alike', async () => {
  expect(wordsOf(await pairs())).toEqual([
    'phone: Mueller, Müller',
    'email: Gross, Groß',
    'name: Maier, Meyer',
  ]);
});

test('whom somebody told apart is not suggested again, in no list, until it is taken back', async () => {
  const { _embedded } = await pairs();
  const pair = _embedded.pairs[2];
  if (pair === undefined) throw new Error('no pair');
  const tell = (distinct: boolean) =>
    call('POST', `/api/1/guests/${pair.second.id}/distinct`, { other: pair.first.id, distinct });
  expect((await tell(true)).statusCode).toBe(204);
  expect(wordsOf(await pairs())).toHaveLength(2);
  const own = await call('GET', `/api/1/guests/${pair.first.id}/duplicates`);
  expect(own.json()._embedded.guests).toEqual([]);
  expect((await tell(false)).statusCode).toBe(204);
  expect(wordsOf(await pairs())).toHaveLength(3);
});

test('nobody is told apart from himself, or from a guest of another house', async () => {
  const { _embedded } = await pairs();
  const id = _embedded.pairs[0]?.first.id;
  const stranger = '00000000-0000-4000-8000-000000000001';
  for (const other of [id, stranger]) {
    expect((await call('POST', `/api/1/guests/${id}/distinct`, { other })).statusCode).toBe(400);
  }
});

test('10,000 guests of the same name are searched and listed page by page', async () => {
  const { id } = house.restaurant;
  await house.database.systemTransaction(async (tx) => {
    // What fills the book may take longer than what is asked of it.
    await tx.run(command`set local statement_timeout = 0`);
    await tx.run(command`
      insert into guest (restaurant_id, forename, lastname)
      select ${id}, 'Maria', 'Schulze' from generate_series(1, 10000)`);
  });
  const start = performance.now();
  const found = (await call('GET', '/api/1/guests?q=schulze')).json();
  expect(found.total).toBe(1_000);
  const seen = new Set<string>(found._embedded.guests.map((guest: { id: string }) => guest.id));
  const next = (await call('GET', found._links.next.href)).json();
  for (const guest of next._embedded.guests) expect(seen.has(guest.id)).toBe(false);
  expect(performance.now() - start).toBeLessThan(2_000);

  const first = await pairs();
  expect(first.total).toBe(9_999 + 3);
  expect(first._embedded.pairs).toHaveLength(20);
  const last = await pairs(501);
  expect(last._embedded.pairs).toHaveLength(2);
  expect(last._links['next']).toBeUndefined();
});
