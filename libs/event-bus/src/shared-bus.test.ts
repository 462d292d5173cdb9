import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { getBus } from './shared-bus.ts';
import { defineTopic } from './topic.ts';

const greeted = defineTopic({ type: 'guest.greeted', v: 1, schema: z.object({ by: z.string() }) });

test('two bundles with a copy of their own share one bus', async () => {
  const here = getBus('shared');
  vi.resetModules();
  const copy = await import('./shared-bus.ts');
  expect(copy.getBus).not.toBe(getBus);
  const handler = vi.fn<(heard: unknown) => void>();
  here.subscribe(greeted, handler);
  copy.getBus('shared').publish(greeted, { by: 'host' }, { source: 'copy' });
  expect(handler).toHaveBeenCalledOnce();
  here.close();
});

test('buses under different keys hear nothing of one another', () => {
  const handler = vi.fn<(heard: unknown) => void>();
  getBus('left').subscribe(greeted, handler);
  getBus('right').publish(greeted, { by: 'host' }, { source: 'test' });
  expect(handler).not.toHaveBeenCalled();
  getBus('left').close();
  getBus('right').close();
});

test.each([{ protocol: 99 }, 'something else'])(
  'a bus of another protocol is refused with both numbers',
  (foreign) => {
    Reflect.set(globalThis, Symbol.for('event-bus:foreign'), foreign);
    expect(() => getBus('foreign')).toThrow(/protocol (99|unknown).*speaks 1/s);
  },
);
