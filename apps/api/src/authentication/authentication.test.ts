import { afterAll, beforeAll, expect, test } from 'vitest';
import { SignJWT } from 'jose';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';
import { wirePassword } from '../platform/testing/test-restaurant.ts';
import { command } from '../platform/database/sql.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
});
afterAll(() => house.close());

const requestedWith = { 'x-requested-with': 'XMLHttpRequest' };
const bearer = (token: string) => ({ ...requestedWith, authorization: `Bearer ${token}` });

function logIn(email: string, password: string) {
  return house.app.inject({
    method: 'POST',
    url: '/authenticate',
    headers: requestedWith,
    payload: { email, password },
  });
}

async function freshSession() {
  const { email, password } = house.restaurant;
  return (await logIn(email, password)).json<{ token: string; refresherToken: string }>();
}

const refresh = (token: string) =>
  house.app.inject({ url: '/authenticate/refresh-token', headers: bearer(token) });
const verify = (token: string) =>
  house.app.inject({ url: '/authenticate', headers: bearer(token) });

test('the right password opens a session with exactly the specified fields', async () => {
  const reply = await logIn(house.restaurant.email.toUpperCase(), house.restaurant.password);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json()).toEqual({
    email: house.restaurant.email,
    uuid: house.restaurant.id,
    name: house.restaurant.identifier,
    token: expect.any(String),
    refresherToken: expect.any(String),
  });
});

test('an unknown account and a wrong password get the same answer', async () => {
  const wrong = await logIn(house.restaurant.email, wirePassword('wrong'));
  const unknown = await logIn('nobody@example.com', wirePassword('wrong'));
  expect(wrong.statusCode).toBe(403);
  expect(wrong.json()).toMatchObject({ type: '/problems/login-failed', key: 'LOGIN_FAILED' });
  const { instance: _wrong, ...wrongRest } = wrong.json();
  const { instance: _unknown, ...unknownRest } = unknown.json();
  expect(unknownRest).toEqual(wrongRest);
});

test('a password that was not hashed by the browser is refused with the reason', async () => {
  const reply = await logIn(house.restaurant.email, 'stammtisch');
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ pointer: '/password' }]);
});

test('an access token tells who it belongs to until its session is logged out', async () => {
  const { token } = await freshSession();
  const { email, id, identifier } = house.restaurant;
  expect((await verify(token)).json()).toEqual({ email, uuid: id, name: identifier });
  const out = await house.app.inject({
    method: 'DELETE',
    url: '/authenticate',
    headers: bearer(token),
  });
  expect(out.statusCode).toBe(204);
  expect((await verify(token)).statusCode).toBe(401);
});

const forgeries: [string, (key: Uint8Array) => Promise<string>][] = [
  ['expired', (key) => forge({ exp: -120 }).sign(key)],
  ['signed with another secret', () => forge({}).sign(new Uint8Array(32))],
  ['made for another audience', (key) => forge({}).setAudience('elsewhere').sign(key)],
  ['made by another issuer', (key) => forge({}).setIssuer('https://evil.example').sign(key)],
  ['of another type', (key) => forge({ typ: 'JWT' }).sign(key)],
  ['signed by another algorithm', (key) => forge({ alg: 'HS512' }).sign(key)],
];

function forge({ exp = 900, alg = 'HS256', typ = 'at+jwt' }) {
  const { restaurant, email, family, account } = house.restaurant.session;
  return new SignJWT({ restaurant, email, family, demo: false })
    .setProtectedHeader({ alg, typ })
    .setSubject(account)
    .setIssuer(house.config.APP_ORIGIN)
    .setAudience('stammtisch-api')
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1_000) + exp);
}

test('a token made with all the right parts is accepted, so the forgeries below prove something', async () => {
  const token = await forge({}).sign(new TextEncoder().encode(house.config.TOKEN_SECRET));
  expect((await verify(token)).statusCode).toBe(200);
});

test.each(forgeries)('a token that is %s opens nothing', async (_name, make) => {
  const token = await make(new TextEncoder().encode(house.config.TOKEN_SECRET));
  const reply = await verify(token);
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toMatchObject({ key: 'PLEASE_LOGIN' });
});

test('an unsigned token opens nothing', async () => {
  const [, payload] = (await freshSession()).token.split('.');
  const header = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url');
  expect((await verify(`${header}.${payload}.`)).statusCode).toBe(401);
});

test('a refresher token is exchanged once for the next pair', async () => {
  const first = await freshSession();
  const second = await refresh(first.refresherToken);
  expect(second.statusCode).toBe(200);
  const third = await refresh(second.json().refresherToken);
  expect(third.statusCode).toBe(200);
  expect(third.json().refresherToken).not.toBe(second.json().refresherToken);
  expect((await verify(third.json().token)).statusCode).toBe(200);
});

test('a hundred parallel refreshes all get the same successor, and it works', async () => {
  const { refresherToken } = await freshSession();
  const replies = await Promise.all(Array.from({ length: 100 }, () => refresh(refresherToken)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
  const successors = new Set(replies.map((reply) => reply.json().refresherToken));
  expect(successors.size).toBe(1);
  expect((await refresh([...successors][0])).statusCode).toBe(200);
});

test('a refresher token that is replayed after the grace ends its whole session', async () => {
  const first = await freshSession();
  const second = (await refresh(first.refresherToken)).json();
  await house.database.systemTransaction((tx) =>
    tx.run(command`update refresher set used_at = used_at - interval '31 seconds'
                   where used_at is not null`),
  );
  expect((await refresh(first.refresherToken)).statusCode).toBe(401);
  expect((await refresh(second.refresherToken)).statusCode).toBe(401);
  expect((await verify(second.token)).statusCode).toBe(401);
});

test('an access token is no refresher token, and the other way round', async () => {
  const { token, refresherToken } = await freshSession();
  expect((await refresh(token)).statusCode).toBe(401);
  expect((await verify(refresherToken)).statusCode).toBe(401);
});

test('a linked restaurant is entered by its uuid and password, sent as a form', async () => {
  const enter = (password: string) =>
    house.app.inject({
      method: 'POST',
      url: '/authenticate-restaurant-session',
      headers: { ...requestedWith, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ uuid: house.foreign.id, password }).toString(),
    });
  const right = await enter(house.foreign.password);
  expect(right.json()).toMatchObject({ uuid: house.foreign.id, token: expect.any(String) });
  const wrong = await enter(wirePassword('wrong'));
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toMatchObject({ key: 'WRONG_PASSWORD' });
});

test('the master password counts for ten minutes in its own session only', async () => {
  const enter = (password: string) =>
    house.app.inject({
      method: 'POST',
      url: '/api/1/settings/restaurantinfos/authmaster',
      headers: house.restaurant.headers,
      payload: { password },
    });
  const { gate } = house.api;
  const { session } = house.restaurant;
  expect(await gate.isElevated(session)).toBe(false);
  expect((await enter(wirePassword('wrong'))).statusCode).toBe(405);
  expect(await gate.isElevated(session)).toBe(false);
  const right = await enter(house.restaurant.masterPassword);
  expect(right.statusCode).toBe(200);
  expect(await gate.isElevated(session)).toBe(true);
  const other = await gate.staff((await freshSession()).token);
  expect(other && (await gate.isElevated(other))).toBe(false);
  await house.database.systemTransaction((tx) =>
    tx.run(
      command`update session_family set elevated_until = elevated_until - interval '10 minutes'`,
    ),
  );
  expect(await gate.isElevated(session)).toBe(false);
});
