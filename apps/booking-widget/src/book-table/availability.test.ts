import { expect, test, vi } from 'vitest';
import { offlineProblem } from '@stammtisch/hal-client/problem';
import type { OfferedTime } from '../api/restaurant.ts';
import { createAvailability, markOf } from './availability.ts';

const open: OfferedTime[] = [{ date: '2026-05-01', time: '19:00', free: true }];

test('a day is read once, however often it is looked at within a minute', async () => {
  const read = vi.fn<() => Promise<OfferedTime[]>>(async () => open);
  let now = 1_000;
  const days = createAvailability(read, () => now);
  await Promise.all([days.ask('2026-05-01', 2), days.ask('2026-05-01', 2)]);
  await days.ask('2026-05-01', 2);
  expect(read).toHaveBeenCalledTimes(1);
  now += 61_000;
  await days.ask('2026-05-01', 2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('once a table was lost to another guest, the day is read anew', async () => {
  const read = vi.fn<() => Promise<OfferedTime[]>>(async () => open);
  const days = createAvailability(read);
  await days.ask('2026-05-01', 2);
  days.forget();
  await days.ask('2026-05-01', 2);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a day that could not be read can be asked for again', async () => {
  const read = vi
    .fn<() => Promise<OfferedTime[]>>(async () => open)
    .mockRejectedValueOnce(offlineProblem(undefined));
  const days = createAvailability(read);
  await days.ask('2026-05-01', 2);
  expect(days.stateOf('2026-05-01', 2)).toEqual({ kind: 'failed' });
  await days.ask('2026-05-01', 2);
  expect(days.stateOf('2026-05-01', 2).kind).toBe('loaded');
});

test('a day is open, full or closed', () => {
  const full = open.map((time) => ({ ...time, free: false }));
  expect(markOf({ kind: 'loaded', times: open })).toBe('open');
  expect(markOf({ kind: 'loaded', times: full })).toBe('full');
  expect(markOf({ kind: 'loaded', times: [] })).toBe('closed');
  expect(markOf({ kind: 'loading' })).toBe('unknown');
});
