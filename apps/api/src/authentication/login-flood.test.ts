import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';
import { wirePassword } from '../platform/testing/test-restaurant.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi({
    limits: {
      loginByAccount: { points: 5, seconds: 60 },
      loginByAddress: { points: 20, seconds: 60 },
      publicWrite: { points: 3, seconds: 60 },
    },
  });
});
afterAll(() => house.close());

function logIn(email: string, password: string, remoteAddress: string) {
  return house.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    remoteAddress,
    payload: { email, password },
  });
}

test('a flood of guesses is turned away before anything is hashed, and the owner still gets in', async () => {
  const { email, password } = house.restaurant;
  for (let guess = 0; guess < 5; guess += 1) {
    const reply = await logIn(email, wirePassword(`guess ${guess}`), '203.0.113.7');
    expect(reply.statusCode).toBe(403);
  }
  const start = performance.now();
  for (let guess = 0; guess < 100; guess += 1) {
    const reply = await logIn(email, password, '203.0.113.7');
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  // One hash costs about 27 ms (design/architecture.md), so a hundred would take seconds.
  expect(performance.now() - start).toBeLessThan(1_500);
  expect((await logIn(email, password, '198.51.100.9')).statusCode).toBe(200);
});

test('one address cannot try many accounts', async () => {
  const statuses = [];
  for (let guess = 0; guess < 22; guess += 1) {
    const reply = await logIn(`guest-${guess}@example.com`, wirePassword('x'), '192.0.2.44');
    statuses.push(reply.statusCode);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(403));
  expect(statuses.slice(20)).toEqual([429, 429]);
});

test('staff who know their password are not counted with the guests who book', async () => {
  const { email, password } = house.restaurant;
  for (let tablet = 0; tablet < 8; tablet += 1) {
    expect((await logIn(email, password, '192.0.2.99')).statusCode).toBe(200);
  }
});
