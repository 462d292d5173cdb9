import { afterAll, beforeAll, expect, test } from 'vitest';
import { room as roomSchema, type RoomReply } from '@stammtisch/contracts/room/room';
import { table as tableSchema, type TableReply } from '@stammtisch/contracts/room/table';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { makeTestRestaurant } from '../platform/testing/test-restaurant.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function makeRoom(payload: Record<string, unknown> = {}): Promise<RoomReply> {
  const made = await ask(house, 'POST', '/api/1/rooms', {
    payload: { name: 'Garten', ...payload },
  });
  return roomSchema.parse(made.json());
}

async function add(room: RoomReply, payload: Record<string, unknown> = {}): Promise<TableReply> {
  const made = await ask(house, 'POST', linkOf(room, 'addTable'), { payload });
  return tableSchema.parse(made.json());
}

const read = async (of: RoomReply | TableReply) =>
  (await ask(house, 'GET', linkOf(of, 'self'))).json();

test('a new room is ten metres wide and deep, and in use', async () => {
  const made = await ask(house, 'POST', '/api/1/rooms', { payload: { name: 'Wintergarten' } });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({
    active: true,
    autoAssignment: true,
    outdoor: false,
    config: { width: 10, depth: 10, widthheightratio: 1 },
    tables: [],
  });
  expect(made.headers.location).toBe(linkOf(made.json(), 'self'));
  expect((await ask(house, 'GET', linkOf(made.json(), 'self'))).headers.etag).toBe(
    made.headers.etag,
  );
});

test('a new table has four seats, is square and takes the next number', async () => {
  const room = await makeRoom();
  expect(await add(room)).toMatchObject({
    name: '1',
    seats: 4,
    minPersons: 1,
    priority: 0,
    clearingMinutes: 0,
    config: {
      leftratio: 0.1,
      topratio: 0.1,
      widthratio: 0.1,
      heightratio: 0.1,
      shape: 'SQUARE',
      width: 160,
      depth: 79,
      diameter: 100,
      rotation: 0,
    },
  });
  await add(room, { name: '17' });
  expect(await add(room)).toMatchObject({ name: '18' });
});

test('a round table stays round, and one that is turned twice around stands as before', async () => {
  const room = await makeRoom();
  const config = { shape: 'ROUND', width: 120, depth: 60, rotation: 720 };
  const table = await add(room, { config });
  expect(table.config).toMatchObject({ width: 120, depth: 120, diameter: 120, rotation: 0 });
});

test('a table outside its room is put back inside', async () => {
  const room = await makeRoom();
  const table = await add(room, { config: { leftratio: 7, topratio: -3 } });
  expect(table.config).toMatchObject({ leftratio: 0.84, topratio: 0 });
});

test.each([
  ['a room without a size', { name: 'x', config: { width: 0, depth: 0 } }, '/config/width'],
  ['a room of a kilometre', { name: 'x', config: { width: 1e9 } }, '/config/width'],
  ['a room without a name', { name: '  ' }, '/name'],
  ['a name of 500 letters', { name: 'x'.repeat(500) }, '/name'],
  ['a colour that is none', { name: 'x', color: 'red' }, '/color'],
])('%s is refused with the field that is wrong', async (_what, payload, pointer) => {
  const refused = await ask(house, 'POST', '/api/1/rooms', { payload });
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([400, pointer]);
});

test.each([
  ['a table of size 0', { config: { width: 0 } }, '/config/width'],
  ['a table of 1e9', { config: { width: 1e9 } }, '/config/width'],
  ['a table with half a seat', { seats: 0.5 }, '/seats'],
  ['a table with fewer than no seats', { seats: -1 }, '/seats'],
  ['a table name of 500 letters', { name: 'x'.repeat(500) }, '/name'],
])('%s is refused with the field that is wrong', async (_what, payload, pointer) => {
  const room = await makeRoom();
  const refused = await ask(house, 'POST', linkOf(room, 'addTable'), { payload });
  expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([400, pointer]);
});

test('a table’s name is given once in a room, however it is written, and again in another', async () => {
  const [inside, outside] = [await makeRoom(), await makeRoom({ name: 'Hof' })];
  await add(inside, { name: 'Bar' });
  const again = await ask(house, 'POST', linkOf(inside, 'addTable'), { payload: { name: 'bar' } });
  expect([again.statusCode, again.json().key]).toEqual([409, 'NAME_IN_USE']);
  expect(again.json().errors).toMatchObject([{ pointer: '/name' }]);
  expect(await add(outside, { name: 'Bar' })).toMatchObject({ name: 'Bar' });
});

test('of two who name a table alike at once one is told', async () => {
  const room = await makeRoom();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () =>
      ask(house, 'POST', linkOf(room, 'addTable'), { payload: { name: 'Fenster' } }),
    ),
  );
  const codes = replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
});

test('tables without a name that are added at once are numbered without a gap', async () => {
  const room = await makeRoom();
  await Promise.all(
    Array.from({ length: 10 }, () => ask(house, 'POST', linkOf(room, 'addTable'), { payload: {} })),
  );
  const names = (await read(room)).tables.map(({ name }: TableReply) => Number(name));
  expect(names.toSorted((a: number, b: number) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('of two who edit a table the second sees what the first made of it', async () => {
  const room = await makeRoom();
  const table = await add(room);
  const put = (name: string) =>
    ask(house, 'PUT', linkOf(table, 'self'), { version: table.version, payload: { name } });
  expect((await put('Erker')).json()).toMatchObject({ name: 'Erker', version: 2 });
  const late = await put('Nische');
  expect([late.statusCode, late.json().current.name]).toEqual([412, 'Erker']);
  const blind = await ask(house, 'PUT', linkOf(table, 'self'), { payload: { name: 'Nische' } });
  expect(blind.statusCode).toBe(428);
});

test('of two who edit a room the second sees what the first made of it', async () => {
  const room = await makeRoom();
  const put = (name: string) =>
    ask(house, 'PUT', linkOf(room, 'self'), { version: room.version, payload: { name } });
  expect((await put('Hof')).json()).toMatchObject({ name: 'Hof', version: 2 });
  const late = await put('Terrasse');
  expect([late.statusCode, late.json().current.name]).toEqual([412, 'Hof']);
});

test('tables stay where they are when their room grows, and inside when it shrinks', async () => {
  const room = await makeRoom();
  await add(room, { config: { leftratio: 0.5, topratio: 0.5 } });
  const put = (version: number, width: number) =>
    ask(house, 'PUT', linkOf(room, 'self'), {
      version,
      payload: { name: room.name, config: { width, depth: 10 } },
    });
  expect((await put(1, 20)).json().tables[0].config).toMatchObject({ leftratio: 0.25 });
  expect((await put(2, 4)).json().tables[0].config).toMatchObject({ leftratio: 0.6 });
});

test('a copy of a room has its tables and its table sets', async () => {
  const room = await makeRoom({ name: 'Kaminzimmer', area: 'Erdgeschoss' });
  const tables = [await add(room), await add(room), await add(room, { seats: 0, name: 'Bar' })];
  await ask(house, 'POST', '/api/1/table-sets', {
    payload: { tableIds: [tables[1]?.id, tables[0]?.id], minPersons: 5, maxPersons: 7 },
  });
  const copy = roomSchema.parse((await ask(house, 'POST', linkOf(room, 'duplicate'))).json());
  expect(copy).toMatchObject({ name: 'Kaminzimmer 2', area: 'Erdgeschoss' });
  expect(copy.tables.map(({ name }) => name)).toEqual(['1', '2', 'Bar']);
  const sets = (await ask(house, 'GET', '/api/1/table-sets')).json()._embedded['table-sets'];
  const copied = sets.find(({ roomId }: { roomId: string }) => roomId === copy.id);
  expect(copied).toMatchObject({ minPersons: 5, maxPersons: 7 });
  expect(copied.tableIds.toSorted()).toEqual(
    copy.tables
      .slice(0, 2)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('who comes to a table is listed before it is deleted, loses it, and gets it back', async () => {
  const room = await makeRoom();
  const table = await add(room);
  const party = await book(house, { time: '13:00', tables: [table.id] });
  const listed = await ask(house, 'GET', linkOf(table, 'reservations'));
  expect(listed.json()._embedded.reservations).toMatchObject([{ id: party.id }]);
  const ofRoom = await ask(house, 'GET', linkOf(room, 'reservations'));
  expect(ofRoom.json().total).toBe(1);

  const deleted = await ask(house, 'DELETE', linkOf(table, 'self'), { version: 1 });
  const self = () => follow(house, party, 'self', { method: 'GET' });
  expect((await self()).json()).toMatchObject({ tables: [], version: 2, status: 'CONFIRMED' });
  expect((await ask(house, 'GET', linkOf(table, 'self'))).statusCode).toBe(404);
  const history = await follow(house, party, 'history');
  expect(history.json()._embedded.entries.at(-1)).toMatchObject({ what: 'edited', from: '1' });

  const restored = await ask(house, 'POST', linkOf(deleted.json(), 'restore'));
  expect(restored.json()).toMatchObject({ id: table.id, name: '1' });
  expect((await self()).json()).toMatchObject({ tables: [{ id: table.id }], version: 3 });
});

test('a party that got another table meanwhile keeps that one', async () => {
  const room = await makeRoom();
  const [first, second] = [await add(room), await add(room)];
  const party = await book(house, { time: '14:00', tables: [first.id] });
  const deleted = await ask(house, 'DELETE', linkOf(first, 'self'), { version: 1 });
  const now = (await follow(house, party, 'self', { method: 'GET' })).json();
  await follow(house, now, 'self', { method: 'PATCH', payload: { tables: [second.id] } });
  await ask(house, 'POST', linkOf(deleted.json(), 'restore'));
  const after = (await follow(house, party, 'self', { method: 'GET' })).json();
  expect(after.tables).toMatchObject([{ id: second.id }]);
});

test('a deleted room takes its tables with it, and brings back those and no others', async () => {
  const room = await makeRoom({ name: 'Keller' });
  const [early, table] = [await add(room), await add(room)];
  await ask(house, 'DELETE', linkOf(early, 'self'), { version: 1 });
  const party = await book(house, { time: '15:00', tables: [table.id], inRoom: room.id });
  const deleted = await ask(house, 'DELETE', linkOf(room, 'self'), { version: 1 });
  const self = async () => (await follow(house, party, 'self', { method: 'GET' })).json();
  expect(await self()).toMatchObject({ tables: [], inRoom: null });
  const names = async () =>
    (await ask(house, 'GET', '/api/1/rooms'))
      .json()
      ._embedded.rooms.map(({ name }: RoomReply) => name);
  expect(await names()).not.toContain('Keller');

  const restored = await ask(house, 'POST', linkOf(deleted.json(), 'restore'));
  expect(restored.json().tables).toMatchObject([{ id: table.id }]);
  expect(await names()).toContain('Keller');
  expect(await self()).toMatchObject({ tables: [{ id: table.id }], inRoom: { id: room.id } });
});

test('the name of a deleted table is free; who wants it back is told that it is taken', async () => {
  const room = await makeRoom();
  const table = await add(room, { name: 'Tresen' });
  const deleted = await ask(house, 'DELETE', linkOf(table, 'self'), { version: 1 });
  await add(room, { name: 'Tresen' });
  const restored = await ask(house, 'POST', linkOf(deleted.json(), 'restore'));
  expect([restored.statusCode, restored.json().key]).toEqual([409, 'NAME_IN_USE']);
});

test('no party is left at a table that was deleted meanwhile', async () => {
  const room = await makeRoom();
  const parties = await Promise.all(
    Array.from({ length: 10 }, async (_, hour) => {
      const table = await add(room);
      const [booked] = await Promise.all([
        book(house, { time: `0${hour}:00`, tables: [table.id] }).catch(() => undefined),
        ask(house, 'DELETE', linkOf(table, 'self'), { version: 1 }),
      ]);
      return booked;
    }),
  );
  for (const party of parties.filter((each) => each !== undefined)) {
    const after = await follow(house, party, 'self', { method: 'GET' });
    expect(after.json().tables).toEqual([]);
  }
});

test('lists are the same until somebody changes the floor', async () => {
  const room = await makeRoom();
  const list = () => ask(house, 'GET', '/api/1/rooms?withConfig=true');
  const { etag } = (await list()).headers;
  const again = await house.app.inject({
    url: '/api/1/rooms?withConfig=true',
    headers: { ...house.restaurant.headers, 'if-none-match': String(etag) },
  });
  expect(again.statusCode).toBe(304);
  await add(room);
  expect((await list()).headers.etag).not.toBe(etag);
});

test('a demo house shows its rooms and keeps them as they are', async () => {
  const demo = await makeTestRestaurant(house.database, house.config, {
    identifier: 'demo-floor',
    isDemo: true,
  });
  const refused = await house.app.inject({
    method: 'POST',
    url: '/api/1/rooms',
    headers: demo.headers,
    payload: { name: 'Saal' },
  });
  expect([refused.statusCode, refused.json().key]).toEqual([403, 'DEMO_READ_ONLY']);
  const list = await house.app.inject({ url: '/api/1/rooms', headers: demo.headers });
  expect(list.statusCode).toBe(200);
});
