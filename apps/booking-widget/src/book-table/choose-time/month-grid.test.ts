import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, monthGrid } from './month-grid.ts';

test('a month begins on the Monday of its first week and always takes six weeks', () => {
  const grid = monthGrid('2026-05');
  expect(grid[0]?.[0]).toBe('2026-04-27');
  expect(grid[0]?.[4]).toBe('2026-05-01');
  expect(grid.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
});

test('the month after December is January', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['ArrowRight', '2026-05-31', '2026-06-01'],
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowDown', '2026-03-28', '2026-04-04'],
  ['ArrowUp', '2026-03-28', '2026-03-21'],
  ['Home', '2026-05-14', '2026-05-11'],
  ['End', '2026-05-14', '2026-05-17'],
  ['PageDown', '2026-01-31', '2026-02-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from, key)).toBe(to);
});

test('other keys keep their own meaning', () => {
  expect(dayAfterKey('2026-05-14', 'Tab')).toBeUndefined();
});
