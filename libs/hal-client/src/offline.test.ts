import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createCache } from './cache.ts';
import { createHalClient } from './client.ts';
import type { OfflineNotice } from './connectivity.ts';
import { hal, ORIGIN, refusal, scriptedFetch } from './scripted-fetch.ts';
import type { Answer } from './scripted-fetch.ts';
import { createMemoryStore } from './store.ts';

/** A server with one resource that answers conditionally. */
function versioned(body: unknown, etag = '"1"'): Answer {
  const headers = { etag, 'last-modified': 'Fri, 01 May 2026 10:00:00 GMT' };
  return (request) =>
    request.headers.get('if-none-match') === etag
      ? new Response(null, { status: 304, headers })
      : hal(body, headers);
}

function aClient(answer: Answer, scope = () => 'a') {
  const server = scriptedFetch(answer);
  const store = createMemoryStore();
  const cache = createCache({ store, scope });
  const onOffline = vi.fn<(notice: OfflineNotice) => void>();
  const onOnline = vi.fn<() => void>();
  const options = { origin: ORIGIN, fetch: server.fetch, onOffline, onOnline, now: () => 42 };
  const client = createHalClient({ ...options, cache });
  return { ...server, client, cache, store, onOffline, onOnline, options };
}

test('the second read asks with both validators and is served from the cache', async () => {
  const { client, requests } = aClient(versioned({ n: 1 }));
  await client.get('/a');
  const reply = await client.get('/a');
  expect(requests[1]?.headers.get('if-none-match')).toBe('"1"');
  expect(requests[1]?.headers.get('if-modified-since')).toBe('Fri, 01 May 2026 10:00:00 GMT');
  expect(reply).toMatchObject({ resource: { n: 1 }, status: 304, stale: false, etag: '"1"' });
});

test('without network the kept copy is served with its age, and its return is told once', async () => {
  const { client, network, onOffline, onOnline } = aClient(versioned({ n: 1 }));
  await client.get('/a');
  network.down = true;
  expect(await client.get('/a')).toMatchObject({
    resource: { n: 1 },
    stale: true,
    storedAt: 42,
  });
  expect(onOffline).toHaveBeenCalledWith({
    key: 'OFFLINE_MODE_ACTIVE',
    href: `${ORIGIN}/a`,
    storedAt: 42,
  });
  network.down = false;
  await client.get('/a');
  await client.get('/a');
  expect(onOnline).toHaveBeenCalledOnce();
});

test('without network and without a copy the reader is told so', async () => {
  const { client, network, onOffline } = aClient(versioned({}));
  network.down = true;
  await expect(client.get('/a')).rejects.toMatchObject({
    type: 'offline',
    status: -1,
    key: 'WE_ARE_ON_IT',
  });
  expect(onOffline).toHaveBeenCalledWith({ key: 'WE_ARE_ON_IT', href: `${ORIGIN}/a` });
});

test('a refusal counts as being online', async () => {
  const { client, network, onOnline } = aClient(() => refusal(404, 'not-found'));
  network.down = true;
  await expect(client.get('/a')).rejects.toMatchObject({ type: 'offline' });
  network.down = false;
  await expect(client.get('/a')).rejects.toMatchObject({ type: 'not-found' });
  expect(onOnline).toHaveBeenCalledOnce();
});

test('a copy survives a reload', async () => {
  const { client, network, store, options } = aClient(versioned({ n: 1 }));
  await client.get('/a');
  network.down = true;
  const cache = createCache({ store, scope: () => 'a' });
  const reloaded = createHalClient({ ...options, cache });
  expect(await reloaded.get('/a')).toMatchObject({ resource: { n: 1 }, stale: true });
});

test('one tenant never sees the copy of another', async () => {
  let scope = 'a';
  const { client, network } = aClient(versioned({ n: 1 }), () => scope);
  await client.get('/a');
  scope = 'b';
  network.down = true;
  await expect(client.get('/a')).rejects.toMatchObject({ type: 'offline' });
});

test('logging out empties the cache without network, also of what was on its way', async () => {
  const { client, network, requests, cache, store } = aClient(versioned({ n: 1 }));
  await client.get('/a');
  const answer = Promise.withResolvers<Response>();
  network.answer = () => answer.promise;
  const late = client.get('/late');
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  cache.clear();
  answer.resolve(hal({ secret: true }, { etag: '"9"' }));
  await late;
  expect(store.keys()).toEqual([]);
});

test.each([
  ['the caller says never', { cache: 'never' } as const, {}],
  ['the server says no-store', {}, { 'cache-control': 'private, no-store' }],
])('nothing is kept when %s', async (_, options, headers) => {
  const { client, store } = aClient(() => hal({}, headers));
  await client.get('/a', options);
  expect(store.keys()).toEqual([]);
});

test('a write that answers the resource itself takes the place of the kept copy', async () => {
  const { client, network } = aClient(versioned({ n: 1 }));
  await client.get('/a');
  network.answer = () => hal({ n: 2, _links: { self: { href: '/a' } } }, { etag: '"2"' });
  await client.send('/a/move', { body: {} });
  network.down = true;
  expect(await client.get('/a')).toMatchObject({ resource: { n: 2 }, etag: '"2"', stale: true });
});

test('a write without a version drops the kept copy', async () => {
  const { client, network } = aClient(versioned({ n: 1 }));
  await client.get('/a');
  network.answer = () => new Response(null, { status: 204 });
  await client.send('/a', { method: 'DELETE' });
  network.down = true;
  await expect(client.get('/a')).rejects.toMatchObject({ type: 'offline' });
});

test('a copy that no longer fits the schema is asked for anew', async () => {
  const { client, network, requests } = aClient(versioned({ old: true }));
  await client.get('/a');
  const older = network.answer;
  network.answer = (request) =>
    request.headers.has('if-none-match') ? older(request) : hal({ n: 1 });
  const reply = await client.get('/a', { schema: z.object({ n: z.number() }) });
  expect(reply.resource).toEqual({ n: 1 });
  expect(requests).toHaveLength(3);
});
