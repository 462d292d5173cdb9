import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { room as roomSchema, type RoomReply } from '@stammtisch/contracts/room/room';
import { book, follow } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';

let house: OpenHouse;
let room: RoomReply;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function openRoom() {
  const made = await ask(house, 'POST', '/api/1/rooms', { payload: { name: 'Saal' } });
  room = roomSchema.parse(made.json());
}

const edit = (payload: Record<string, unknown>) =>
  ask(house, 'POST', linkOf(room, 'edit'), { payload });

const aTable = (name: string, given: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  version: 0,
  name,
  ...given,
});

test('many tables are added, changed and deleted in one step', async () => {
  await openRoom();
  const [one, two, three] = [aTable('1'), aTable('2'), aTable('3')];
  const made = await edit({ put: [one, two, three] });
  expect(made.json().stored.map(({ name }: { name: string }) => name)).toEqual(['1', '2', '3']);
  const changed = await edit({
    put: [{ ...two, version: 1, seats: 8 }],
    remove: [{ id: three.id, version: 1 }],
  });
  expect(changed.json()).toMatchObject({
    stored: [{ id: two.id, version: 2, seats: 8 }],
    removed: [three.id],
    stale: [],
    gone: [],
  });
});

test('where somebody else was first their table stays, and the others are stored', async () => {
  await openRoom();
  const [one, two] = [aTable('1'), aTable('2')];
  await edit({ put: [one, two] });
  await edit({ put: [{ ...one, version: 1, name: 'Erker' }] });
  const late = await edit({
    put: [
      { ...one, version: 1, seats: 2 },
      { ...two, version: 1, seats: 2 },
    ],
  });
  expect(late.json()).toMatchObject({
    stored: [{ id: two.id, seats: 2 }],
    stale: [{ id: one.id, name: 'Erker', seats: 4, version: 2 }],
  });
});

test('a change of a table that somebody deleted brings nothing back', async () => {
  await openRoom();
  const one = aTable('1');
  await edit({ put: [one] });
  await edit({ remove: [{ id: one.id, version: 1 }] });
  const late = await edit({ put: [{ ...one, version: 1 }], remove: [{ id: one.id, version: 1 }] });
  expect(late.json()).toMatchObject({ stored: [], gone: [one.id], removed: [one.id] });
});

test('undoing a deletion brings the table back with its parties', async () => {
  await openRoom();
  const one = aTable('1');
  await edit({ put: [one] });
  const party = await book(house, { time: '12:00', tables: [one.id] });
  await edit({ remove: [{ id: one.id, version: 1 }] });
  const back = await edit({ put: [one] });
  expect(back.json().stored).toMatchObject([{ id: one.id, version: 3 }]);
  const after = (await follow(house, party, 'self', { method: 'GET' })).json();
  expect(after.tables).toMatchObject([{ id: one.id }]);
});

test('two tables may swap their names', async () => {
  await openRoom();
  const [one, two] = [aTable('1'), aTable('2')];
  await edit({ put: [one, two] });
  const swapped = await edit({
    put: [
      { ...one, version: 1, name: '2' },
      { ...two, version: 1, name: '1' },
    ],
  });
  expect(swapped.json().stored.map(({ name }: { name: string }) => name)).toEqual(['2', '1']);
});

test('a name that is taken is told with its place, and nothing is stored', async () => {
  await openRoom();
  await edit({ put: [aTable('Bar')] });
  const refused = await edit({ put: [aTable('7'), aTable('BAR')] });
  expect(refused.json()).toMatchObject({
    key: 'NAME_IN_USE',
    errors: [{ pointer: '/put/1/name' }],
  });
  const after = await ask(house, 'GET', linkOf(room, 'self'));
  expect(after.json().tables).toHaveLength(1);
});

test('a renamed table is renamed in the book', async () => {
  await openRoom();
  const one = aTable('1');
  await edit({ put: [one] });
  await book(house, { time: '11:00', tables: [one.id] });
  const list = () => ask(house, 'GET', `/api/1/reservations?date=${house.wireDay}`);
  const { etag } = (await list()).headers;
  await edit({ put: [{ ...one, version: 1, name: 'Erker' }] });
  expect((await list()).headers.etag).not.toBe(etag);
  expect((await list()).body).toContain('Erker');
});

test('a table does not move into another room', async () => {
  await openRoom();
  const one = aTable('1');
  await edit({ put: [one] });
  await openRoom();
  const refused = await edit({ put: [{ ...one, version: 1 }] });
  expect(refused.json()).toMatchObject({
    key: 'TABLE_UNKNOWN',
    errors: [{ pointer: '/put/0/id' }],
  });
});

test('a room holds a thousand tables and not one more', async () => {
  await openRoom();
  const put = Array.from({ length: 1_000 }, (_, index) => aTable(String(index + 1)));
  expect((await edit({ put })).json().stored).toHaveLength(1_000);
  const refused = await edit({ put: [aTable('one more')] });
  expect([refused.statusCode, refused.json().key]).toEqual([409, 'ROOM_FULL']);
});

test('twenty people who edit one room at once lose nothing', async () => {
  await openRoom();
  const tables = Array.from({ length: 20 }, (_, index) => aTable(String(index + 1)));
  await edit({ put: tables });
  const replies = await Promise.all(
    tables.map((table, index) =>
      edit({ put: [{ ...table, version: 1, seats: index }, aTable(`neu ${index}`)] }),
    ),
  );
  expect(replies.map((reply) => reply.json().stored.length)).toEqual(tables.map(() => 2));
  const after = roomSchema.parse((await ask(house, 'GET', linkOf(room, 'self'))).json());
  expect(after.tables).toHaveLength(40);
  const seats = tables.map(({ id }) => after.tables.find((table) => table.id === id)?.seats);
  expect(seats).toEqual(tables.map((_, index) => index));
});
