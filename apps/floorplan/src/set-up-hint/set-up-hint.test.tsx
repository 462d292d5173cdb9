import { setUpHintSlot } from '@stammtisch/contracts/slots/set-up-hint';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderFilling, type FakeAnswer } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { SetUpHint } from './set-up-hint.tsx';

addMessages('floorplan', messages);
afterEach(cleanup);

function show(rooms: FakeAnswer) {
  const server = createFakeHalServer({ 'GET /api/1/rooms': rooms });
  const links = { rooms: { href: '/api/1/rooms' } };
  const { container } = renderFilling(SetUpHint, setUpHintSlot, { server, links, data: {} });
  return { server, container };
}

const withRooms = (...rooms: RoomReply[]) => show(aCollection('rooms', rooms));

test('a house without rooms is told so, and led to where they are set up', async () => {
  withRooms();
  expect(await screen.findByText(/Ihr Haus hat noch keine Räume/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Räume und Tische' })).toBeDefined();
});

test('rooms without tables are named', async () => {
  const bar = aRoom({ name: 'Bar', tables: [aPlanTable('90', 0)] });
  withRooms(aRoom(), aRoom({ name: 'Hof', tables: [] }), bar);
  expect(await screen.findByText('2 Räume haben noch keine Tische: Hof, Bar.')).toBeDefined();
});

test.each<[string, FakeAnswer]>([
  ['is complete', aCollection('rooms', [aRoom()])],
  [
    'has a room without tables switched off',
    aCollection('rooms', [aRoom(), aRoom({ active: false, tables: [] })]),
  ],
  ['cannot be read', { status: 500, body: {} }],
])('nothing is said of a house that %s', async (_, rooms) => {
  const { server, container } = show(rooms);
  await expect.poll(() => server.requests.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.innerHTML).toBe('');
});
