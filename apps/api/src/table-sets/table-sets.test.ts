import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const make = (tableIds: readonly (string | undefined)[], minPersons = 5, maxPersons = 8) =>
  ask(house, 'POST', '/api/1/table-sets', { payload: { tableIds, minPersons, maxPersons } });

const list = async () =>
  (await ask(house, 'GET', '/api/1/table-sets')).json()._embedded['table-sets'];

test('a set has its own minimum and maximum, and is there once', async () => {
  const { 1: first, 2: second } = house.tables;
  const made = await make([first, second]);
  expect([made.statusCode, made.json().minPersons, made.json().maxPersons]).toEqual([201, 5, 8]);
  const again = await make([second, first], 2, 4);
  expect([again.statusCode, again.json().key]).toEqual([409, 'TABLE_SET_EXISTS']);
  const put = (version: number, maxPersons: number) =>
    ask(house, 'PUT', linkOf(made.json(), 'self'), {
      version,
      payload: { tableIds: [first, second], minPersons: 5, maxPersons },
    });
  expect((await put(1, 9)).json()).toMatchObject({ maxPersons: 9, version: 2 });
  const late = await put(1, 10);
  expect([late.statusCode, late.json().current.maxPersons]).toEqual([412, 9]);
  expect((await ask(house, 'DELETE', linkOf(made.json(), 'self'))).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

test('a set names at least two tables, each once, that are there and of one room', async () => {
  const { 1: first, 2: second } = house.tables;
  expect((await make([first])).json().errors).toMatchObject([{ pointer: '/tableIds' }]);
  expect((await make([first, first])).json().errors).toMatchObject([{ pointer: '/tableIds' }]);
  expect((await make([first, randomUUID()])).json()).toMatchObject({
    key: 'TABLE_UNKNOWN',
    errors: [{ pointer: '/tableIds/1' }],
  });
  expect((await make([first, second], 8, 5)).json().errors).toMatchObject([
    { pointer: '/maxPersons' },
  ]);
  const room = await ask(house, 'POST', '/api/1/rooms', { payload: { name: 'Hof' } });
  const addTable = linkOf(room.json(), 'addTable');
  const table = await ask(house, 'POST', addTable, { payload: {} });
  expect((await make([first, table.json().id])).json().errors).toMatchObject([
    { code: 'other-room' },
  ]);
  const plant = await ask(house, 'POST', addTable, { payload: { seats: 0 } });
  expect((await make([plant.json().id, table.json().id])).json().errors).toMatchObject([
    { pointer: '/tableIds/0', code: 'unknown-table' },
  ]);
});

test('a set goes with its table and comes back with it', async () => {
  const room = (await ask(house, 'POST', '/api/1/rooms', { payload: { name: 'Laube' } })).json();
  const add = async () =>
    (await ask(house, 'POST', linkOf(room, 'addTable'), { payload: {} })).json();
  const [first, second] = [await add(), await add()];
  const made = await make([first.id, second.id]);
  const deleted = await ask(house, 'DELETE', linkOf(second, 'self'), { version: 1 });
  expect(await list()).toEqual([]);
  expect((await make([first.id, second.id])).json().key).toBe('TABLE_UNKNOWN');
  await ask(house, 'POST', linkOf(deleted.json(), 'restore'));
  expect(await list()).toMatchObject([{ id: made.json().id }]);
});
