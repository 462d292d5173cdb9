import { defineRemote } from '@stammtisch/contracts/remote/define-remote';
import { listRooms } from '@stammtisch/contracts/room/room';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import { visit } from './visit.tsx';

afterEach(cleanup);

const rooms = { 'rooms.title': 'Räume' };
const remote = defineRemote({
  name: 'rooms',
  team: 'floor',
  hostContract: '^1.0.0',
  exposes: { './rooms': './src/remote/rooms.tsx' },
  routes: [{ id: 'rooms.list', path: '/rooms', expose: './rooms', titleKey: 'rooms.title' }],
  nav: [],
  messages: { de: rooms, en: rooms, fr: rooms },
});

function Rooms() {
  const { entry } = useHost();
  const read = useResource(findLink(entry, 'rooms'), { schema: listRooms.reply });
  if (read.isError) return 'failed';
  const found = read.data?.resource._embedded.rooms;
  if (found === undefined) return 'loading';
  return found.length === 0 ? 'empty' : found.map((room) => room.name).join(', ');
}

test.each([
  ['loading', 'loading'],
  ['full', 'Stube'],
  ['empty', 'empty'],
  ['failed', 'failed'],
] as const)('while the API is %s a page shows %s', async (state, text) => {
  expect(await visit({ remote, Page: Rooms, state })).toMatchObject({ text, thrown: [] });
});

test('the relations that a page looks for are known, and one can be taken away', async () => {
  const seen = await visit({ remote, Page: Rooms, without: 'rooms' });
  expect(seen).toMatchObject({ text: 'loading', relations: ['rooms'] });
});

test('a page that throws is found out, even when it throws late', async () => {
  const Fragile = () => {
    const text = Rooms();
    if (text === 'failed') throw new Error('no rooms');
    return text;
  };
  const { thrown } = await visit({ remote, Page: Fragile, state: 'failed' });
  expect(thrown).toEqual([new Error('no rooms')]);
});

test('a text that no language has is found out', async () => {
  const Wordy = () => useText('rooms')('rooms.lead');
  const { missingTexts } = await visit({ remote, Page: Wordy, language: 'fr' });
  expect(missingTexts).toEqual(['rooms: rooms.lead']);
});

test('an event that its topic does not allow is found out', async () => {
  const counted = { type: 'rooms.counted', v: 1, schema: z.object({ count: z.int() }) };
  const Counter = () => {
    useHost().bus.publish(counted, { count: 0.5 });
    return 'counted';
  };
  const publishing = { ...remote, topics: { publishes: [counted] } };
  const { thrown } = await visit({ remote: publishing, Page: Counter });
  expect(String(thrown[0])).toContain('rooms.counted@1');
});
