import { afterAll, beforeAll, expect, test } from 'vitest';
import { presence } from '@stammtisch/contracts/reservation/tell-presence';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { startTestProcess, type TestProcess } from '../../platform/testing/test-process.ts';
import type { TestRestaurant } from '../../platform/testing/test-restaurant.ts';
import { book } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
let second: TestProcess;
let reservation: ReservationReply;
let other: string;
beforeAll(async () => {
  house = await openHouse();
  second = await startTestProcess(house.url, house.config);
  other = await second.api.app.listen({ port: 0, host: '127.0.0.1' });
  reservation = await book(house);
});
afterAll(async () => {
  await second.close();
  await house.close();
});

const counter = { visitor: '00000000-0000-4000-8000-00000000000a', name: 'Tresen' };

function tell(payload: object, id = reservation.id) {
  return house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${id}/presence`,
    headers: house.restaurant.headers,
    payload,
  });
}

/** What a screen at the other process hears until `part` is in it. */
async function followAt(restaurant: TestRestaurant) {
  const stop = new AbortController();
  const { headers } = restaurant;
  const { body } = await fetch(`${other}/api/1/stream`, { headers, signal: stop.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (part: string) => {
    while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
    return text;
  };
  await until('retry');
  return { until, stop: () => stop.abort() };
}

test('who opens a reservation is heard of at another process within a second', async () => {
  const screen = await followAt(house.restaurant);
  const start = performance.now();
  expect((await tell({ ...counter, doing: 'editing' })).statusCode).toBe(204);
  const text = await screen.until('Tresen');
  expect(performance.now() - start).toBeLessThan(1_000);
  const said = /event: presence\ndata: (.*)\n/.exec(text)?.[1] ?? '';
  expect(presence.parse(JSON.parse(said))).toEqual({
    ...counter,
    doing: 'editing',
    href: `/api/1/reservations/${reservation.id}`,
  });
  screen.stop();
});

test('it has no id, so that a screen that comes back resumes where it was', async () => {
  const screen = await followAt(house.restaurant);
  await tell({ ...counter, doing: 'reading' });
  expect(await screen.until('Tresen')).not.toMatch(/^id:/m);
  screen.stop();
});

test('another restaurant hears nothing of it', async () => {
  const foreign = await followAt(house.foreign);
  await tell({ ...counter, doing: 'editing' });
  await house.app.inject({
    method: 'POST',
    url: '/api/1/tags',
    headers: house.foreign.headers,
    payload: { name: 'VIP' },
  });
  expect(await foreign.until('tag')).not.toContain('presence');
  foreign.stop();
});

test('nothing is stored of it', async () => {
  const before = await house.app.inject({
    url: `/api/1/reservations/${reservation.id}`,
    headers: house.restaurant.headers,
  });
  await tell({ ...counter, doing: 'editing' });
  const after = await house.app.inject({
    url: `/api/1/reservations/${reservation.id}`,
    headers: { ...house.restaurant.headers, 'if-none-match': String(before.headers.etag) },
  });
  expect(after.statusCode).toBe(304);
});

test.each([
  ['without a name', { ...counter, name: ' ', doing: 'editing' }],
  ['doing something else', { ...counter, doing: 'sleeping' }],
])('a screen %s is refused', async (_what, payload) => {
  expect((await tell(payload)).statusCode).toBe(400);
});

test('nobody has an unknown reservation open', async () => {
  const nowhere = await tell(
    { ...counter, doing: 'editing' },
    '00000000-0000-4000-8000-000000000009',
  );
  expect(nowhere.statusCode).toBe(404);
});
