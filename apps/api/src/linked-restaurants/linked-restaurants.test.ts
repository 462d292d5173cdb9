import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';
import { makeTestRestaurant, type TestRestaurant } from '../platform/testing/test-restaurant.ts';

let house: TestApi;
let berlin: TestRestaurant;
let wien: TestRestaurant;
beforeAll(async () => {
  house = await createTestApi();
  const group = randomUUID();
  berlin = await makeTestRestaurant(house.database, house.config, { identifier: 'berlin', group });
  wien = await makeTestRestaurant(house.database, house.config, { identifier: 'wien', group });
});
afterAll(() => house.close());

const linkedTo = (restaurant: TestRestaurant) =>
  house.app.inject({ url: '/api/1/linked-restaurants', headers: restaurant.headers });

test('linked restaurants come with a session of their own', async () => {
  const reply = (await linkedTo(berlin)).json();
  const linked = reply._embedded['linked-restaurants'];
  expect(reply.total).toBe(1);
  expect(linked).toEqual([
    { uuid: wien.id, name: 'wien', token: expect.any(String), refresherToken: expect.any(String) },
  ]);
  const entry = await house.app.inject({
    url: '/api/1',
    headers: { ...wien.headers, authorization: `Bearer ${linked[0].token}` },
  });
  expect(entry.json()).toMatchObject({ identifier: 'wien', timeZone: 'Europe/Berlin' });
});

test('a restaurant without links has none', async () => {
  const reply = (await linkedTo(house.restaurant)).json();
  expect(reply).toMatchObject({ total: 0, _embedded: { 'linked-restaurants': [] } });
});

test('a session that was logged out opens no linked restaurant', async () => {
  await house.app.inject({ method: 'DELETE', url: '/authenticate', headers: berlin.headers });
  expect((await linkedTo(berlin)).json().total).toBe(0);
});
