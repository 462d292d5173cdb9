import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHalClient } from './client.ts';
import { ORIGIN, refusal, scriptedFetch } from './scripted-fetch.ts';
import { createSession } from './session.ts';
import { createMemoryStore } from './store.ts';
import type { StreamEvent, StreamState } from './stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server whose open streams the test writes to; the last one is the current one. */
function aStream(options: { lastEventId?: string } = {}) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const server = scriptedFetch((request) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const session = createSession({
    origin: ORIGIN,
    store: createMemoryStore(),
    fetch: server.fetch,
  });
  session.open({ token: 'first', refresherToken: 'r' });
  const client = createHalClient({ origin: ORIGIN, fetch: server.fetch, session, random: () => 1 });
  const events: StreamEvent[] = [];
  const states: StreamState['kind'][] = [];
  const stop = new AbortController();
  const ended = client.stream('/stream', {
    onEvent: (event) => events.push(event),
    onState: (state) => states.push(state.kind),
    signal: stop.signal,
    ...options,
  });
  const outcome = Promise.allSettled([ended]);
  const write = async (text: string | Uint8Array) => {
    await vi.advanceTimersByTimeAsync(0);
    streams.at(-1)?.enqueue(typeof text === 'string' ? new TextEncoder().encode(text) : text);
    await vi.advanceTimersByTimeAsync(0);
  };
  const finish = async () => {
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    return (await outcome)[0];
  };
  return { ...server, streams, session, events, states, write, finish, outcome };
}

test('events arrive with their id and name, under the session’s token', async () => {
  const { requests, events, states, write, finish } = aStream();
  await write('id: 7\nevent: changed\ndata: {"href":"/a"}\n\ndata: plain\n\n');
  expect(events).toEqual([
    { id: '7', event: 'changed', data: '{"href":"/a"}' },
    { id: undefined, event: 'message', data: 'plain' },
  ]);
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer first');
  expect(requests[0]?.headers.get('accept')).toMatch(/^text\/event-stream/);
  expect(await finish()).toMatchObject({ status: 'fulfilled' });
  expect(states).toEqual(['connecting', 'open', 'closed']);
});

test('a letter cut in two by the network arrives whole', async () => {
  const { events, write, finish } = aStream();
  const bytes = new TextEncoder().encode('data: Löwe\n\n');
  await write(bytes.slice(0, 8));
  await write(bytes.slice(8));
  expect(events[0]?.data).toBe('Löwe');
  await finish();
});

test('a broken stream goes on after the last event, with the token of now', async () => {
  const { requests, streams, session, write, finish } = aStream({ lastEventId: '3' });
  await write('id: 4\ndata: x\n\n');
  session.open({ token: 'second', refresherToken: 'r' });
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests.map((request) => request.headers.get('last-event-id'))).toEqual(['3', '4']);
  expect(requests[1]?.headers.get('authorization')).toBe('Bearer second');
  await finish();
});

test('40 seconds of silence count as dead, a comment line breaks the silence', async () => {
  const { requests, write, finish } = aStream();
  await write('data: x\n\n');
  await vi.advanceTimersByTimeAsync(39_000);
  await write(': still here\n\n');
  await vi.advanceTimersByTimeAsync(39_000);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(requests).toHaveLength(2);
  await finish();
});

test('the server says how long to wait before coming back', async () => {
  const { requests, streams, write, finish } = aStream();
  await write('retry: 5000\n\n');
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  await finish();
});

test('the waits grow while nothing answers, and start anew once events flow', async () => {
  const { requests, network, streams, write, finish } = aStream();
  await write('data: x\n\n');
  network.down = true;
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(requests).toHaveLength(4);
  network.down = false;
  await vi.advanceTimersByTimeAsync(8_000);
  await write('data: y\n\n');
  streams.at(-1)?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toHaveLength(6);
  await finish();
});

test('a refusal that waiting will not heal ends the stream with its problem', async () => {
  const { network, streams, states, write, outcome } = aStream();
  await write('data: x\n\n');
  network.answer = () => refusal(403, 'forbidden-origin');
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await outcome)[0]).toMatchObject({ reason: { type: 'forbidden-origin' } });
  expect(states.at(-1)).toBe('closed');
});

test('a server that says 204 has nothing more to tell', async () => {
  const { network, streams, write, outcome } = aStream();
  await write('data: x\n\n');
  network.answer = () => new Response(null, { status: 204 });
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await outcome)[0]).toMatchObject({ status: 'fulfilled' });
});

test('stopping while waiting ends the wait and leaves no timer', async () => {
  const { streams, write, finish } = aStream();
  await write('data: x\n\n');
  streams[0]?.close();
  await vi.advanceTimersByTimeAsync(10);
  expect(await finish()).toMatchObject({ status: 'fulfilled' });
  expect(vi.getTimerCount()).toBe(0);
});
