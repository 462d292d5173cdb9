import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['19', '19:00'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['19.30', '19:30'],
  ['19h30', '19:30'],
  ['24:00', ''],
  ['19:75', ''],
  ['abends', ''],
  ['', ''],
])('%j is read as %j', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
