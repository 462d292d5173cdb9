import { setUpSlot, type SetUpItem } from '@stammtisch/contracts/slots/set-up';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { SetUp } from './set-up.tsx';

addMessages('floorplan', messages);
afterEach(cleanup);

function report(rooms: FakeAnswer) {
  const reported: SetUpItem[] = [];
  const server = createFakeHalServer({ 'GET /api/1/rooms': rooms });
  const links = { rooms: { href: '/api/1/rooms' } };
  const data = { report: (items: readonly SetUpItem[]) => void reported.push(...items) };
  renderFilling(SetUp, setUpSlot, { server, links, data });
  return { server, reported };
}

const withRooms = (...rooms: RoomReply[]) => report(aCollection('rooms', rooms));
const open = (items: readonly SetUpItem[]) => items.filter(({ isDone }) => !isDone);

test('a house without rooms needs rooms, and then tables', async () => {
  const { reported } = withRooms();
  await expect.poll(() => reported.map(({ id }) => id)).toEqual(['rooms', 'tables']);
  expect(open(reported)).toHaveLength(2);
  expect(reported[0]?.to).toBe('rooms-and-tables.edit');
});

test('rooms without tables are named', async () => {
  const bar = aRoom({ name: 'Bar', tables: [aPlanTable('90', 0)] });
  const { reported } = withRooms(aRoom(), aRoom({ name: 'Hof', tables: [] }), bar);
  await expect.poll(() => open(reported).map(({ id }) => id)).toEqual(['tables']);
  expect(open(reported)[0]?.hint).toBe('2 Räume haben noch keine Tische: Hof, Bar.');
});

test.each<[string, FakeAnswer]>([
  ['is complete', aCollection('rooms', [aRoom()])],
  [
    'has a room without tables switched off',
    aCollection('rooms', [aRoom(), aRoom({ active: false, tables: [] })]),
  ],
])('a house that %s is done with both', async (_, rooms) => {
  const { reported } = report(rooms);
  await expect.poll(() => reported).toHaveLength(2);
  expect(open(reported)).toEqual([]);
});

test('what cannot be read is not reported', async () => {
  const { server, reported } = report({ status: 500, body: {} });
  await expect.poll(() => server.requests.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(reported).toEqual([]);
});
