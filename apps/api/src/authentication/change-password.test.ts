import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { sql } from '../platform/database/sql.ts';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';
import { enterMaster } from '../platform/testing/enter-master.ts';
import { makeTestRestaurant, wirePassword } from '../platform/testing/test-restaurant.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi({
    limits: { loginByAccount: { points: 10, seconds: 300 } },
  });
});
afterAll(() => house.close());

const requestedWith = { 'x-requested-with': 'XMLHttpRequest' };

function change(
  kind: 'change-password' | 'change-masterpassword',
  payload: { newPassword: string; oldPassword: string },
  headers = house.restaurant.headers,
  remoteAddress = '192.0.2.1',
) {
  const url = `/api/1/settings/restaurantinfos/${kind}`;
  return house.app.inject({ method: 'POST', url, headers, payload, remoteAddress });
}

async function logIn(email: string, password: string) {
  const reply = await house.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: requestedWith,
    payload: { email, password },
  });
  const { token, refresherToken } = reply.json();
  const bearer = (value: string) => ({ ...requestedWith, authorization: `Bearer ${value}` });
  return { reply, headers: bearer(token), refresher: bearer(refresherToken) };
}

const verify = (headers: Record<string, string>) =>
  house.app.inject({ url: '/authenticate', headers });

/** The first of the list, filled up: only its beginning is compared. */
const [beginning = ''] = readFileSync(
  new URL('common-passwords.txt', import.meta.url),
  'utf8',
).split('\n');
const common = beginning.padEnd(64, '0');

describe('a new password', () => {
  test('opens the house, the old one does not, and the other devices are out', async () => {
    const own = await makeTestRestaurant(house.database, house.config, { identifier: 'drittes' });
    const { email, password } = own;
    const here = await logIn(email, password);
    const elsewhere = await logIn(email, password);
    const newPassword = wirePassword('a new one');
    const changed = await change(
      'change-password',
      { newPassword, oldPassword: password },
      here.headers,
    );
    expect(changed.statusCode).toBe(204);
    expect((await verify(here.headers)).statusCode).toBe(200);
    expect((await verify(elsewhere.headers)).statusCode).toBe(401);
    const refreshed = (headers: Record<string, string>) =>
      house.app.inject({ url: '/authenticate/refresh-token', headers });
    expect((await refreshed(here.refresher)).statusCode).toBe(200);
    expect((await refreshed(elsewhere.refresher)).statusCode).toBe(401);
    const told = await house.database.transaction(own.id, (tx) =>
      tx.many(sql(z.object({ type: z.string() }))`
        select type from change where restaurant_id = ${own.id}`),
    );
    // The open screens of the others hear of it, and ask whether they are still signed in.
    expect(told).toEqual([{ type: 'password.changed' }]);
    expect((await logIn(email, password)).reply.statusCode).toBe(403);
    expect((await logIn(email, newPassword)).reply.statusCode).toBe(200);
  });

  test('is not taken with a wrong old one', async () => {
    const { email, password, headers } = house.foreign;
    const refused = await change(
      'change-password',
      { newPassword: wirePassword('new'), oldPassword: wirePassword('wrong') },
      headers,
    );
    expect([refused.statusCode, refused.json().key]).toEqual([
      403,
      'FAILED_CHANGING_PASSWORD_TRY_AGAIN',
    ]);
    expect((await logIn(email, password)).reply.statusCode).toBe(200);
  });

  test('is none of those that are guessed first', async () => {
    const { password, headers } = house.foreign;
    const refused = await change(
      'change-password',
      { newPassword: common, oldPassword: password },
      headers,
    );
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { key: 'PASSWORD_TOO_COMMON', errors: [{ pointer: '/newPassword' }] },
    ]);
  });

  test('has the shape that browsers send', async () => {
    const refused = await change('change-password', { newPassword: 'kurz', oldPassword: 'lang' });
    expect(refused.json().errors).toMatchObject([
      { pointer: '/newPassword' },
      { pointer: '/oldPassword' },
    ]);
  });

  test('is not for demo houses', async () => {
    const demo = await makeTestRestaurant(house.database, house.config, {
      identifier: 'demo',
      isDemo: true,
    });
    for (const kind of ['change-password', 'change-masterpassword'] as const) {
      const refused = await change(
        kind,
        { newPassword: wirePassword('new'), oldPassword: demo.password },
        demo.headers,
      );
      expect(refused.json().key).toBe('DEMO_READ_ONLY');
    }
  });

  test('cannot be found by trying old ones', async () => {
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { newPassword: wirePassword('new'), oldPassword: wirePassword(`${guess}`) };
      const reply = await change('change-password', body, house.foreign.headers, '203.0.113.5');
      codes.push(reply.statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(403), 429]);
  });
});

describe('a new master password', () => {
  const enter = (password: string, remoteAddress = '192.0.2.1') =>
    house.app.inject({
      method: 'POST',
      url: '/api/1/settings/restaurantinfos/authmaster',
      headers: house.restaurant.headers,
      payload: { password },
      remoteAddress,
    });

  test('opens the gate, the old one does not, and other devices are locked again', async () => {
    const { masterPassword, email, password } = house.restaurant;
    await enterMaster(house.app, house.restaurant);
    const elsewhere = await logIn(email, password);
    const newPassword = wirePassword('a new master');
    const body = { newPassword, oldPassword: masterPassword };
    const changed = await change('change-masterpassword', body, elsewhere.headers);
    expect(changed.statusCode).toBe(204);
    expect(await house.api.gate.isElevated(house.restaurant.session)).toBe(false);
    expect((await enter(masterPassword)).statusCode).toBe(405);
    expect((await enter(newPassword)).statusCode).toBe(200);
  });

  test('is not taken with a wrong old one, nor when it is guessed first', async () => {
    const wrong = { newPassword: wirePassword('new'), oldPassword: wirePassword('wrong') };
    expect((await change('change-masterpassword', wrong)).json().key).toBe(
      'FAILED_CHANGING_PASSWORD_TRY_AGAIN',
    );
    const body = { newPassword: common, oldPassword: wirePassword('a new master') };
    expect((await change('change-masterpassword', body)).json().key).toBe('PASSWORD_TOO_COMMON');
  });

  test('wrong ten times says when to try again, wherever it was tried', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await enter(wirePassword(`${guess}`), '203.0.113.9')).statusCode).toBe(405);
      const body = { newPassword: wirePassword('new'), oldPassword: wirePassword(`${guess}`) };
      const refused = await change(
        'change-masterpassword',
        body,
        house.restaurant.headers,
        '203.0.113.9',
      );
      expect(refused.statusCode).toBe(403);
    }
    const limited = await enter(wirePassword('a new master'), '203.0.113.9');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect((await enter(wirePassword('a new master'), '198.51.100.4')).statusCode).toBe(200);
  });
});
