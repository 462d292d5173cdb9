import { expect, test } from 'vitest';
import { createHalClient } from './client.ts';

const origin = 'http://api.test';

test('a file arrives whole, with its type, and tells how far it is', async () => {
  const client = createHalClient({
    origin,
    fetch: async () => new Response('a;b\r\n', { headers: { 'content-type': 'text/csv' } }),
  });
  const seen: number[] = [];
  const file = await client.download('/file', { onProgress: (bytes) => seen.push(bytes) });
  expect(await file.text()).toBe('a;b\r\n');
  expect(file.type).toBe('text/csv');
  expect(seen).toEqual([5]);
});

test('a refusal is a problem and no file', async () => {
  const refusal = {
    type: '/problems/not-found',
    title: 'Not found',
    status: 404,
    key: 'NOT_FOUND',
  };
  const client = createHalClient({
    origin,
    fetch: async () => Response.json(refusal, { status: 404 }),
  });
  await expect(client.download('/file')).rejects.toMatchObject({ type: 'not-found' });
});

test('a transfer that breaks off is no file', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('half'));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  const client = createHalClient({ origin, fetch: async () => new Response(body) });
  await expect(client.download('/file')).rejects.toMatchObject({ type: 'offline' });
});
