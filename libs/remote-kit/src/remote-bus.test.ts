import { createBus, defineTopic } from '@stammtisch/event-bus';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { remoteBus } from './remote-bus.ts';

const moved = defineTopic({
  type: 'reservation.moved',
  v: 1,
  schema: z.object({ to: z.string() }),
});
const movedAnew = { ...moved, v: 2 };

function aSpeaker(publishes: (typeof moved)[], consumes: (typeof moved)[] = []) {
  const page = createBus();
  const refusals: string[] = [];
  const bus = remoteBus(page, {
    source: 'reservations',
    topics: { publishes, consumes },
    onUndeclared: ({ message }) => void refusals.push(message),
  });
  return { page, bus, refusals };
}

test('what a remote publishes carries its name', () => {
  const { page, bus } = aSpeaker([moved]);
  const heard: string[] = [];
  page.subscribe(moved, ({ source, data }) => void heard.push(`${source}: ${data.to}`));
  bus.publish(moved, { to: '19:30' });
  expect(heard).toEqual(['reservations: 19:30']);
});

test('a topic that the manifest does not name is neither told nor heard', () => {
  const { page, bus, refusals } = aSpeaker([moved]);
  const heard: unknown[] = [];
  page.listen((event) => void heard.push(event));
  bus.publish(movedAnew, { to: '19:30' });
  bus.subscribe(moved, (event) => void heard.push(event))();
  expect(heard).toEqual([]);
  expect(refusals).toEqual([
    'reservations publishes reservation.moved@2, which its manifest does not name',
    'reservations consumes reservation.moved@1, which its manifest does not name',
  ]);
});

test('a remote hears a topic that it declares', () => {
  const { page, bus } = aSpeaker([], [moved]);
  const heard: string[] = [];
  const leave = bus.subscribe(moved, ({ data }) => void heard.push(data.to));
  page.publish(moved, { to: '20:00' }, { source: 'shell' });
  leave();
  page.publish(moved, { to: '21:00' }, { source: 'shell' });
  expect(heard).toEqual(['20:00']);
});
