import { expect, test } from 'vitest';
import { pauseAfter } from './next-read.ts';

test.each([
  [0, 60],
  [1, 120],
  [3, 480],
  [4, 900],
  [1_000, 900],
])('after %i failures in a row the register is read again in %i seconds', (failures, seconds) => {
  expect(pauseAfter(failures, 60, 0.5)).toBe(seconds);
});

test('the houses spread by a fifth', () => {
  expect([pauseAfter(0, 60, 0), pauseAfter(0, 60, 1)]).toEqual([54, 66]);
});

test('a house that is read every twenty minutes is not read more often because it fails', () => {
  expect(pauseAfter(5, 1_200, 0.5)).toBe(1_200);
});
