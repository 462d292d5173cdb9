import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHalClient } from './client.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { hal, ORIGIN, refusal, scriptedFetch } from './scripted-fetch.ts';
import type { Answer } from './scripted-fetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function aClient(answer: Answer) {
  const server = scriptedFetch(answer);
  const client = createHalClient({ origin: ORIGIN, fetch: server.fetch, random: () => 0.5 });
  return { ...server, client };
}

const busy = (after = '2') => refusal(503, 'unavailable', {}, { 'retry-after': after });

/** Lets every wait pass and tells what came of it. */
async function settle<T>(work: Promise<T>): Promise<PromiseSettledResult<T> | undefined> {
  const settled = Promise.allSettled([work]);
  await vi.runAllTimersAsync();
  const [outcome] = await settled;
  return outcome;
}

test('a read waits as long as a busy server asks, and a little more', async () => {
  const { client, requests, network } = aClient(() => busy());
  const reading = client.get('/a');
  await vi.advanceTimersByTimeAsync(2_499);
  expect(requests).toHaveLength(1);
  network.answer = () => hal({ n: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect((await reading).resource).toEqual({ n: 1 });
});

test('a read is repeated at most twice', async () => {
  const { client, requests } = aClient(() => busy());
  const outcome = await settle(client.get('/a'));
  expect(outcome).toMatchObject({ status: 'rejected', reason: { type: 'unavailable' } });
  expect(requests).toHaveLength(3);
});

test('a date counts as well as seconds', async () => {
  vi.setSystemTime(new Date('2026-05-01T18:00:00Z'));
  const { client, requests } = aClient(() => busy('Fri, 01 May 2026 18:00:05 GMT'));
  const outcome = settle(client.get('/a'));
  await outcome;
  expect(requests).toHaveLength(3);
});

test.each([
  ['no Retry-After is given', () => refusal(503, 'unavailable')],
  ['the wait would be a minute', () => busy('60')],
  [
    'the server is broken, not busy',
    () => refusal(500, 'internal-error', {}, { 'retry-after': '1' }),
  ],
])('nothing is repeated when %s', async (_, answer) => {
  const { client, requests } = aClient(answer);
  await settle(client.get('/a'));
  expect(requests).toHaveLength(1);
});

test('a write without a key is sent once, whatever happens', async () => {
  const { client, requests, network } = aClient(() => busy());
  await settle(client.send('/a', { body: {} }));
  network.down = true;
  await settle(client.send('/a', { body: {} }));
  expect(requests).toHaveLength(2);
});

test('a keyed write is sent again with the same key and body after the network failed', async () => {
  const { client, requests, network } = aClient(() => hal({ ok: true }));
  network.down = true;
  const key = idempotencyKey();
  const sending = client.send('/a', { body: { party: 4 }, idempotencyKey: key });
  await vi.advanceTimersByTimeAsync(1);
  network.down = false;
  await vi.runAllTimersAsync();
  expect((await sending).resource).toEqual({ ok: true });
  expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual([key, key]);
  expect(await requests[1]?.json()).toEqual({ party: 4 });
});

test('giving up while waiting ends the wait', async () => {
  const { client, requests } = aClient(() => busy());
  const giveUp = new AbortController();
  const outcome = settle(client.get('/a', { signal: giveUp.signal }));
  giveUp.abort();
  expect(await outcome).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } });
  expect(requests).toHaveLength(1);
});

test('a key is new each time', () => {
  expect(new Set(Array.from({ length: 1000 }, idempotencyKey)).size).toBe(1000);
});
