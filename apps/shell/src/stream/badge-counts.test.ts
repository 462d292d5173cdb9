import { openRequestsTopic } from '@stammtisch/contracts/topics/open-requests';
import { createBus } from '@stammtisch/event-bus';
import { expect, test } from 'vitest';
import { createCounts } from './badge-counts.ts';

const { type } = openRequestsTopic;
const source = 'reservations';

test('a badge shows the number that was told before anybody looked, and every later one', () => {
  const bus = createBus();
  const counts = createCounts(bus, [type]);
  const seen: number[] = [];
  bus.publish(openRequestsTopic, { count: 5 }, { source });
  counts.subscribe(() => void seen.push(counts.read(type)));
  bus.publish(openRequestsTopic, { count: 4 }, { source });
  expect(seen).toEqual([5, 4]);
});

test('a topic that nobody has told anything of counts nothing', () => {
  expect(createCounts(createBus(), [type]).read(type)).toBe(0);
});

test('when no badge is on the screen the bus is left alone', () => {
  const bus = createBus();
  const counts = createCounts(bus, [type, type]);
  const leave = [counts.subscribe(() => undefined), counts.subscribe(() => undefined)];
  expect(bus.topics()).toMatchObject([{ type, subscribers: 1 }]);
  for (const end of leave) end();
  expect(bus.topics()).toMatchObject([{ type, subscribers: 0 }]);
});
