import { afterEach, expect, test } from 'vitest';
import { reservationList } from '@stammtisch/contracts/reservation/reservation';
import { command } from '../platform/database/sql.ts';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { assignOnline } from './assign-online/assign-online.ts';

let house: OpenHouse;
afterEach(() => house.close());

const at = '19:00';
const headers = { 'x-requested-with': 'XMLHttpRequest' };

type Mode = 'ONLY_WITH_TABLE' | 'IF_POSSIBLE' | 'SUGGEST';

async function open(mode: Mode): Promise<void> {
  house = await openHouse({ settings: { assignmentSettings: { mode, visitDurations: [] } } });
}

function publicUrl(path: string) {
  return `/api/1/public/restaurants/${house.restaurant.identifier}/${path}`;
}

async function isOffered(persons: number, time = at): Promise<boolean> {
  const query = { date: house.day, persons: String(persons) };
  const answer = await house.app.inject({ url: publicUrl('availability'), query, headers });
  const times: { time: string; free: boolean }[] = answer.json().times;
  return times.some((each) => each.time === time && each.free);
}

function bookOnline(persons: number, email = 'guest@example.com') {
  return house.app.inject({
    method: 'POST',
    url: publicUrl('reservations'),
    headers,
    payload: {
      date: house.day,
      time: at,
      persons,
      lastname: 'Gast',
      phone: '+49 30 1234567',
      email,
      acceptsPrivacyPolicy: true,
    },
  });
}

async function places(): Promise<Record<string, string[]>> {
  const answer = await house.app.inject({
    url: '/api/1/reservations',
    query: { date: house.wireDay },
    headers: house.restaurant.headers,
  });
  const { _embedded } = reservationList.parse(answer.json());
  return Object.fromEntries(
    _embedded.reservations
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ guest, tables }) => [guest.lastname, tables.map((table) => table.name)]),
  );
}

/** Tables 1 and 2 (four chairs each) are taken, 1 by a couple that would fit at 3. */
async function coupleInTheWay() {
  const first = await book(house, { tables: 'auto' });
  await book(house, { tables: 'auto', guest: { lastname: 'Paar' } });
  const four = { persons: { from: 4, to: 4 } };
  await book(house, { ...four, tables: 'auto', guest: { lastname: 'Vier' } });
  await follow(house, first, 'status', { payload: { status: 'CANCELLED' } });
}

test('a time is offered when a couple can move for it, and booking moves the couple', async () => {
  await open('ONLY_WITH_TABLE');
  await coupleInTheWay();
  expect(await isOffered(4)).toBe(true);
  const booked = await bookOnline(4);
  expect(booked.statusCode).toBe(201);
  expect(await places()).toEqual({ Paar: ['3'], Vier: ['2'], Gast: ['1'] });
  expect(await isOffered(4)).toBe(false);
  expect((await bookOnline(4, 'late@example.com')).statusCode).toBe(409);
});

test('a time is not offered when the couple sits where staff put it', async () => {
  await open('ONLY_WITH_TABLE');
  await coupleInTheWay();
  await house.database.systemTransaction((tx) =>
    tx.run(
      command`update reservation set pinned = true where restaurant_id = ${house.restaurant.id}`,
    ),
  );
  expect(await isOffered(4)).toBe(false);
  expect(await isOffered(2)).toBe(true);
});

test('who waits for a table was promised one: the last is not offered to somebody else', async () => {
  await open('ONLY_WITH_TABLE');
  await book(house, { persons: { from: 4, to: 4 } });
  await book(house, { persons: { from: 4, to: 4 } });
  expect(await isOffered(4)).toBe(false);
});

test('two guests who want the last table at once do not both get it', async () => {
  await open('ONLY_WITH_TABLE');
  await coupleInTheWay();
  const answers = await Promise.all([bookOnline(4), bookOnline(4, 'other@example.com')]);
  expect(answers.map((each) => each.statusCode).toSorted()).toEqual([201, 409]);
});

test('a set of tables is offered to a party that no single table holds', async () => {
  await open('ONLY_WITH_TABLE');
  expect(await isOffered(7)).toBe(false);
  const ids = ['1', '2'].map((name) => house.tables[name]).toSorted();
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into table_set (restaurant_id, table_ids, min_persons, max_persons)
      values (${house.restaurant.id}, ${ids}, 5, 8)`),
  );
  expect(await isOffered(7)).toBe(true);
  expect((await bookOnline(7)).statusCode).toBe(201);
  expect((await places())['Gast']?.toSorted()).toEqual(['1', '2']);
});

test('where a table is given if possible, the background gives it', async () => {
  await open('IF_POSSIBLE');
  await coupleInTheWay();
  expect((await bookOnline(4)).statusCode).toBe(201);
  expect(await places()).toMatchObject({ Gast: [] });
  await assignOnline(house.database);
  expect(await places()).toEqual({ Paar: ['3'], Vier: ['2'], Gast: ['1'] });
  // The house is full: accepted all the same, and left to staff.
  expect((await bookOnline(4, 'more@example.com')).statusCode).toBe(201);
  await assignOnline(house.database);
  expect(await places()).toMatchObject({ Gast: [] });
});

test('where staff want a suggestion only, nobody is put anywhere', async () => {
  await open('SUGGEST');
  expect((await bookOnline(4)).statusCode).toBe(201);
  await assignOnline(house.database);
  expect(await places()).toEqual({ Gast: [] });
});
