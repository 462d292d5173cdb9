import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createBus } from './bus.ts';
import type { Tabs } from './tabs.ts';
import { defineTopic } from './topic.ts';
import { InvalidEventError } from './validate.ts';

const moved = defineTopic({ type: 'thing.moved', v: 1, schema: z.object({ to: z.int() }) });
const movedAnew = defineTopic({ type: 'thing.moved', v: 2, schema: z.object({ to: z.string() }) });
const chosen = defineTopic({
  type: 'day.chosen',
  v: 1,
  schema: z.object({ day: z.string() }),
  retained: true,
});
const loggedOut = defineTopic({
  type: 'session.closed',
  v: 1,
  schema: z.object({ why: z.string() }),
  crossTab: true,
});
const source = 'test';

function aBus(options: Parameters<typeof createBus>[0] = {}) {
  return createBus({ createTabs: () => undefined, ...options });
}

test('tells every subscriber what happened, when, and who said so', () => {
  const bus = aBus({
    now: () => new Date(0),
    createId: () => 'first',
    context: () => ({ tenant: 'a' }),
  });
  const handler = vi.fn<(heard: unknown) => void>();
  bus.subscribe(moved, handler);
  bus.publish(moved, { to: 3 }, { source });
  expect(handler).toHaveBeenCalledExactlyOnceWith({
    type: 'thing.moved',
    v: 1,
    id: 'first',
    at: '1970-01-01T00:00:00.000Z',
    source,
    context: { tenant: 'a' },
    data: { to: 3 },
  });
});

test('refuses data that its topic does not allow, and says where and why', () => {
  const bus = aBus();
  const handler = vi.fn<(heard: unknown) => void>();
  bus.subscribe(moved, handler);
  expect(() => bus.publish(moved, { to: 0.5 }, { source })).toThrow(InvalidEventError);
  expect(() => bus.publish(moved, { to: 0.5 }, { source })).toThrow(/thing\.moved@1 .* to: /);
  expect(handler).not.toHaveBeenCalled();
});

test('a subscriber gets parsed data even where parsing changes its type', () => {
  const seen = defineTopic({
    type: 'count.seen',
    v: 1,
    schema: z.object({ text: z.string().transform(Number), unit: z.string().default('piece') }),
  });
  const bus = aBus();
  const handler = vi.fn<(heard: unknown) => void>();
  bus.subscribe(seen, (event) => handler(event.data));
  const told = bus.publish(seen, { text: '7' }, { source });
  expect(told.data).toEqual({ text: 7, unit: 'piece' });
  expect(handler).toHaveBeenCalledExactlyOnceWith({ text: 7, unit: 'piece' });
});

test('an asynchronous schema is refused, because publish tells at once', () => {
  const slow = defineTopic({ type: 'slow', v: 1, schema: z.string().refine(async () => true) });
  expect(() => aBus().publish(slow, 'x', { source })).toThrow('asynchronous');
});

test('a late subscriber hears the last retained event, and only the last', () => {
  const bus = aBus();
  const handler = vi.fn<(heard: unknown) => void>();
  bus.publish(chosen, { day: 'monday' }, { source });
  bus.publish(chosen, { day: 'tuesday' }, { source });
  bus.subscribe(chosen, (event) => handler(event.data.day));
  expect(handler.mock.calls).toEqual([['tuesday']]);
});

test('what is retained is forgotten on demand', () => {
  const bus = aBus();
  const handler = vi.fn<(heard: unknown) => void>();
  bus.publish(chosen, { day: 'monday' }, { source });
  bus.forget();
  bus.subscribe(chosen, handler);
  expect(handler).not.toHaveBeenCalled();
});

test('nobody hears anything after unsubscribing, not even in the middle of an event', () => {
  const bus = aBus();
  const second = vi.fn<(heard: unknown) => void>();
  bus.subscribe(moved, () => endSecond());
  const endSecond = bus.subscribe(moved, second);
  bus.publish(moved, { to: 1 }, { source });
  expect(second).not.toHaveBeenCalled();
});

test('a handler that throws is reported and stops nobody', () => {
  const onError = vi.fn<(heard: unknown) => void>();
  const bus = aBus({ onError });
  const handler = vi.fn<(heard: unknown) => void>();
  bus.subscribe(moved, () => {
    throw new Error('broken');
  });
  bus.subscribe(moved, handler);
  bus.publish(moved, { to: 1 }, { source });
  expect(handler).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
});

test('two versions of one type live side by side', () => {
  const bus = aBus();
  const [old, fresh] = [vi.fn<(heard: unknown) => void>(), vi.fn<(heard: unknown) => void>()];
  bus.subscribe(moved, old);
  bus.subscribe(movedAnew, fresh);
  bus.publish(movedAnew, { to: 'there' }, { source });
  expect(old).not.toHaveBeenCalled();
  expect(fresh).toHaveBeenCalledOnce();
});

test('a listener hears every topic, and the list of topics counts', () => {
  const bus = aBus();
  const listener = vi.fn<(heard: unknown) => void>();
  bus.listen((event) => listener(event.type));
  bus.subscribe(moved, () => undefined);
  bus.publish(moved, { to: 1 }, { source });
  bus.publish(chosen, { day: 'monday' }, { source });
  expect(listener.mock.calls).toEqual([['thing.moved'], ['day.chosen']]);
  expect(bus.topics()).toEqual([
    { type: 'thing.moved', v: 1, subscribers: 1, published: 1, retained: false },
    { type: 'day.chosen', v: 1, subscribers: 0, published: 1, retained: true },
  ]);
});

test('everybody hears events in the order of publishing, even those that a handler publishes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 20 }), (depths) => {
      const bus = aBus();
      const heard: number[][] = [[], []];
      let next = 0;
      const replies = new Map<number, number>();
      const publish = (depth: number) => {
        const to = next;
        next += 1;
        replies.set(to, depth);
        bus.publish(moved, { to }, { source });
      };
      for (const list of heard) {
        bus.subscribe(moved, (event) => {
          list.push(event.data.to);
          const depth = replies.get(event.data.to) ?? 0;
          replies.delete(event.data.to);
          if (depth > 0) publish(depth - 1);
        });
      }
      for (const depth of depths) publish(depth);
      expect(heard[0]).toEqual(heard[1]);
      expect(heard[0]).toEqual(Array.from({ length: next }, (_, index) => index));
    }),
  );
});

/** Two tabs of one browser, joined without a browser. */
function twoTabs() {
  const receivers: ((message: unknown) => void)[] = [];
  const open = (): Tabs => {
    const own = receivers.length;
    return {
      send: (message) => {
        for (const [index, receive] of receivers.entries()) {
          if (index !== own) receive(structuredClone(message));
        }
      },
      receive: (handler) => receivers.push(handler),
      close: () => undefined,
    };
  };
  return { open, inject: (message: unknown) => receivers.forEach((receive) => receive(message)) };
}

test('a topic for all tabs reaches the other tab, any other stays at home', () => {
  const { open } = twoTabs();
  const [here, there] = [createBus({ createTabs: open }), createBus({ createTabs: open })];
  const heard = vi.fn<(heard: unknown) => void>();
  there.subscribe(loggedOut, (event) => heard(event.data));
  there.subscribe(moved, heard);
  here.publish(loggedOut, { why: 'closing time' }, { source });
  here.publish(moved, { to: 1 }, { source });
  expect(heard.mock.calls).toEqual([[{ why: 'closing time' }]]);
});

test('what another tab sends is checked again', () => {
  const { open, inject } = twoTabs();
  const onError = vi.fn<(heard: unknown) => void>();
  const bus = createBus({ createTabs: open, onError });
  const handler = vi.fn<(heard: unknown) => void>();
  bus.subscribe(loggedOut, handler);
  const envelope = { type: 'session.closed', v: 1, id: '1', at: '', source, context: {} };
  inject('nonsense');
  inject({ key: 'thing.moved@1', retained: false, envelope });
  inject({ key: 'session.closed@1', retained: false, envelope: { ...envelope, data: 5 } });
  expect(handler).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledTimes(3);
});

test('a logout travels over a real BroadcastChannel', async () => {
  const [here, there] = [createBus({ name: 'real' }), createBus({ name: 'real' })];
  const heard = new Promise<string>((resolve) => {
    there.subscribe(loggedOut, (event) => resolve(event.data.why));
  });
  here.publish(loggedOut, { why: 'closing time' }, { source });
  await expect(heard).resolves.toBe('closing time');
  here.close();
  there.close();
});

test.each([
  ['', 1],
  ['a@b', 1],
  ['a', 0],
  ['a', 1.5],
])('a topic cannot be called "%s" in version %d', (type, v) => {
  expect(() => defineTopic({ type, v, schema: z.unknown() })).toThrow(/topic/);
});
