import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHalClient } from './client.ts';
import { createLock } from './lock.ts';
import { aToken, hal, ORIGIN, refusal, scriptedFetch } from './scripted-fetch.ts';
import { createSession } from './session.ts';
import type { SessionEvent, SessionOptions } from './session.ts';
import { createMemoryStore } from './store.ts';

const LIFETIME = 900;
const START = new Date('2026-05-01T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with rotating tokens: only the newest access and refresher token hold. */
function aHouse({ skew = 0 } = {}) {
  let generation = 0;
  const issue = () => {
    const seconds = Math.floor(Date.now() / 1000) + skew;
    const name = `access-${generation}`;
    return { token: aToken(name, seconds, LIFETIME), refresherToken: `refresher-${generation}` };
  };
  let newest = issue();
  const state = { refreshes: 0, replays: 0 };
  const server = scriptedFetch(async (request) => {
    const bearer = request.headers.get('authorization');
    if (!request.url.endsWith('/authenticate/refresh-token')) {
      return bearer === `Bearer ${newest.token}` ? hal({ ok: true }) : refusal(401, 'please-login');
    }
    await Promise.resolve();
    if (bearer !== `Bearer ${newest.refresherToken}`) {
      state.replays += 1;
      return refusal(401, 'please-login');
    }
    state.refreshes += 1;
    generation += 1;
    newest = issue();
    return hal({ ...newest, name: 'Löwe' });
  });
  const store = createMemoryStore();
  const lock = createLock(undefined);
  function aTab(options: Partial<SessionOptions> = {}) {
    const session = createSession({ origin: ORIGIN, store, lock, fetch: server.fetch, ...options });
    const client = createHalClient({ origin: ORIGIN, fetch: server.fetch, session });
    const events: SessionEvent['kind'][] = [];
    session.subscribe((event) => events.push(event.kind));
    return { session, client, events };
  }
  /** The server forgets the access token: every holder gets a 401. */
  const revoke = () => {
    newest = { ...newest, token: 'revoked' };
  };
  return { ...server, state, store, aTab, revoke, login: () => newest };
}

test('the token is renewed 100 seconds before it ends', async () => {
  const house = aHouse();
  const { session, events } = house.aTab();
  session.open(house.login());
  await vi.advanceTimersByTimeAsync((LIFETIME - 100) * 1000 - 1);
  expect(house.state.refreshes).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(house.state.refreshes).toBe(1);
  expect(events).toEqual(['opened', 'refreshed']);
  session.stop();
});

test.each([-7200, 7200])('a server clock that is %d seconds off changes nothing', async (skew) => {
  const house = aHouse({ skew });
  const { session } = house.aTab();
  session.open(house.login());
  await vi.advanceTimersByTimeAsync((LIFETIME - 101) * 1000);
  expect(house.state.refreshes).toBe(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(house.state.refreshes).toBe(1);
  session.stop();
});

test('a very short token is renewed at half its life, not without end', async () => {
  const house = aHouse();
  const { session } = house.aTab();
  session.open({
    token: aToken('short', START.getTime() / 1000, 60),
    refresherToken: 'refresher-0',
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(house.state.refreshes).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(house.state.refreshes).toBe(1);
  session.stop();
});

test('what the login said besides the tokens is kept, and the refresh may add to it', async () => {
  const house = aHouse();
  const { session } = house.aTab();
  session.open({ ...house.login(), email: 'wirt@stammtisch.example' });
  await session.refresh(house.login().token);
  expect(session.read()).toMatchObject({ email: 'wirt@stammtisch.example', name: 'Löwe' });
  session.stop();
});

test('a 401 renews the token once and repeats the request once', async () => {
  const house = aHouse();
  const { session, client } = house.aTab();
  session.open(house.login());
  house.revoke();
  expect((await client.get('/a')).resource).toEqual({ ok: true });
  expect(house.state.refreshes).toBe(1);
  session.stop();
});

test('a server that answers 401 to everything is asked twice, not for ever', async () => {
  const house = aHouse();
  const { session, client } = house.aTab();
  session.open(house.login());
  const answer = house.network.answer;
  house.network.answer = (request) =>
    request.url.endsWith('/a') ? refusal(401, 'please-login') : answer(request);
  await expect(client.get('/a')).rejects.toMatchObject({ type: 'please-login' });
  expect(house.requests.filter((request) => request.url.endsWith('/a'))).toHaveLength(2);
  session.stop();
});

test('however many requests and tabs meet a 401 at once, one refresh serves them all', async () => {
  const counts = fc.record({
    tabs: fc.integer({ min: 1, max: 4 }),
    requests: fc.integer({ min: 1, max: 25 }),
  });
  await fc.assert(
    fc.asyncProperty(counts, async ({ tabs, requests }) => {
      const house = aHouse();
      const open = Array.from({ length: tabs }, () => house.aTab());
      open[0]?.session.open(house.login());
      house.revoke();
      const replies = await Promise.all(
        open.flatMap(({ client }) => Array.from({ length: requests }, () => client.get('/a'))),
      );
      expect(replies).toHaveLength(tabs * requests);
      expect(house.state).toEqual({ refreshes: 1, replays: 0 });
      for (const { session } of open) session.stop();
    }),
    { numRuns: 25 },
  );
});

test('after a night’s sleep one refresh goes first and the requests wait for it', async () => {
  const house = aHouse();
  const { session, client } = house.aTab();
  session.open(house.login());
  vi.setSystemTime(START.getTime() + 8 * 3_600_000);
  await Promise.all([client.get('/a'), client.get('/b'), client.get('/c')]);
  expect(house.requests.map((request) => new URL(request.url).pathname)).toEqual([
    '/authenticate/refresh-token',
    '/a',
    '/b',
    '/c',
  ]);
  session.stop();
});

test('a second tab takes the successor of the first and plans with it', async () => {
  const house = aHouse();
  const [first, second] = [house.aTab(), house.aTab()];
  first.session.open(house.login());
  second.session.start();
  await vi.advanceTimersByTimeAsync((LIFETIME - 100) * 1000);
  expect(house.state).toEqual({ refreshes: 1, replays: 0 });
  first.session.stop();
  await vi.advanceTimersByTimeAsync((LIFETIME - 100) * 1000);
  expect(house.state).toEqual({ refreshes: 2, replays: 0 });
  second.session.stop();
});

test('a refused refresh ends the session once and asks to log in', async () => {
  const house = aHouse();
  const { session, client, events } = house.aTab();
  session.open({ ...house.login(), refresherToken: 'stolen' });
  house.revoke();
  const outcomes = await Promise.allSettled([client.get('/a'), client.get('/b')]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { type: 'please-login', key: 'PLEASE_LOGIN', status: 401 },
    });
  }
  expect(events).toEqual(['opened', 'lost']);
  expect(session.read()).toBeUndefined();
  expect(await session.token()).toBeUndefined();
});

test('without network the session is kept, and the refresh is tried again', async () => {
  const house = aHouse();
  const { session, events } = house.aTab({ random: () => 1 });
  session.open(house.login());
  house.network.down = true;
  await vi.advanceTimersByTimeAsync((LIFETIME - 100) * 1000);
  expect(house.requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(house.requests).toHaveLength(2);
  house.network.down = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(house.state.refreshes).toBe(1);
  expect(events).toEqual(['opened', 'refreshed']);
  session.stop();
});

test('a logout while the refresh is on its way stays a logout', async () => {
  const house = aHouse();
  const { session, events } = house.aTab();
  session.open(house.login());
  const refreshing = session.refresh(house.login().token);
  session.close();
  await expect(refreshing).rejects.toMatchObject({ type: 'please-login' });
  expect(session.read()).toBeUndefined();
  expect(events).toEqual(['opened', 'closed']);
});

test.each(['opaque', 'a.b.c', 'a.bm90IGpzb24.c'])(
  'a token without times (%s) is used until a 401 says otherwise',
  async (token) => {
    const house = aHouse();
    const { session } = house.aTab();
    session.open({ token, refresherToken: 'refresher-0' });
    vi.setSystemTime(START.getTime() + 8 * 3_600_000);
    expect(await session.token()).toBe(token);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test('with Web Locks the refresh waits for its turn under the session’s name', async () => {
  const names: string[] = [];
  const lock = createLock(undefined);
  const house = aHouse();
  const { session } = house.aTab({
    name: 'session:a',
    lock: (name, work) => {
      names.push(name);
      return lock(name, work);
    },
  });
  session.open(house.login());
  await session.refresh(house.login().token);
  expect(names).toEqual(['session:a']);
  session.stop();
});
