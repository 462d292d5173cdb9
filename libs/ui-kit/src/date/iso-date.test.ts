import { expect, test } from 'vitest';
import { calendarDateOf } from './iso-date.ts';

test('reads only days that exist', () => {
  expect(calendarDateOf('2028-02-29')?.toString()).toBe('2028-02-29');
  expect(calendarDateOf('2026-02-29')).toBeNull();
  expect(calendarDateOf('01.05.2026')).toBeNull();
  expect(calendarDateOf(null)).toBeNull();
});
