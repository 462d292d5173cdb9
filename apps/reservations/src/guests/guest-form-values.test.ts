import { expect, test } from 'vitest';
import { emptyGuest, differencesBetween, hasChanged, mergeOver } from './guest-form-values.ts';
import { windowOf } from './use-window.ts';

const base = { ...emptyGuest('de'), lastname: 'Huber', phone: '1' };

test('what both left alone or changed alike is no difference', () => {
  const mine = { ...base, comment: 'leise' };
  expect(differencesBetween({ base, mine, theirs: base })).toEqual([]);
  expect(differencesBetween({ base, mine, theirs: { ...base, comment: 'leise' } })).toEqual([]);
});

test('only what both changed is contested', () => {
  const mine = { ...base, phone: '2' };
  const theirs = { ...base, phone: '3', city: 'Berlin' };
  const found = differencesBetween({ base, mine, theirs });
  expect(found.map(({ field, isContested }) => [field, isContested])).toEqual([
    ['city', false],
    ['phone', true],
  ]);
});

test('overwriting keeps what the other person did elsewhere', () => {
  const mine = { ...base, phone: '2' };
  const theirs = { ...base, phone: '3', city: 'Berlin' };
  expect(mergeOver({ base, mine, theirs })).toEqual({ ...base, phone: '2', city: 'Berlin' });
});

test('the same tags in the same order are no change', () => {
  expect(hasChanged({ ...base, tags: ['VIP'] }, { ...base, tags: ['VIP'] })).toBe(false);
  expect(hasChanged(base, { ...base, tags: ['VIP'] })).toBe(true);
});

test('rows are drawn around what is in sight, never before the first', () => {
  expect(windowOf(0, 480, 48)).toEqual({ from: 0, to: 34 });
  const deep = windowOf(480_000, 480, 48);
  expect(deep.from).toBeLessThanOrEqual(10_000);
  expect(deep.to).toBeGreaterThanOrEqual(10_010);
});
