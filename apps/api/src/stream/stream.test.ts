import { afterAll, beforeAll, expect, test } from 'vitest';
import { notice } from '../platform/after-commit/notice.ts';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';
import type { TestRestaurant } from '../platform/testing/test-restaurant.ts';

let house: TestApi;
let address: string;
beforeAll(async () => {
  house = await createTestApi();
  address = await house.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => house.close());

async function follow(restaurant: TestRestaurant, lastEventId?: string) {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/1/stream`, {
    headers: { ...restaurant.headers, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    stop: () => stop.abort(),
    async until(part: string) {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
      return text;
    },
  };
}

function tell(restaurant: TestRestaurant, href: string) {
  return house.database.transaction(restaurant.id, (tx) =>
    tx.run(notice(restaurant.id, { type: 'reservation.changed', href, version: '7' })),
  );
}

test('an open screen hears of a change within a second of its commit', async () => {
  const screen = await follow(house.restaurant);
  expect(screen.response.headers.get('content-type')).toContain('text/event-stream');
  await screen.until('retry');
  const start = performance.now();
  await tell(house.restaurant, '/api/1/reservations/a');
  const text = await screen.until('reservations/a');
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(text).toMatch(/id: \d+\ndata: \{"type":"reservation.changed",/);
  screen.stop();
});

test('a screen never hears of another restaurant', async () => {
  const screen = await follow(house.restaurant);
  await screen.until('retry');
  await tell(house.foreign, '/api/1/reservations/foreign');
  await tell(house.restaurant, '/api/1/reservations/own');
  expect(await screen.until('reservations/own')).not.toContain('foreign');
  screen.stop();
});

test('a screen that was away hears what it missed', async () => {
  const before = await follow(house.restaurant);
  await before.until('retry');
  await tell(house.restaurant, '/api/1/reservations/seen');
  const id = /id: (\d+)/.exec(await before.until('reservations/seen'))?.[1];
  before.stop();
  await tell(house.restaurant, '/api/1/reservations/missed');
  const after = await follow(house.restaurant, id);
  expect(await after.until('reservations/missed')).not.toContain('foreign');
  after.stop();
});

test('what was rolled back is never told', async () => {
  const screen = await follow(house.restaurant);
  await screen.until('retry');
  const failing = house.database.transaction(house.restaurant.id, async (tx) => {
    await tx.run(notice(house.restaurant.id, { type: 'x', href: '/api/1/rolled-back' }));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await tell(house.restaurant, '/api/1/stored');
  expect(await screen.until('/api/1/stored')).not.toContain('rolled-back');
  screen.stop();
});
