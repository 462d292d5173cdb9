import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, parseDay } from './minute.ts';
import { daysOfMonth, firstOfMonth, formatWireMonth, parseWireMonth } from './month.ts';

const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((days) => addDays(parseDay('1970-01-01')!, days));

test('February has 29 days in a leap year only', () => {
  expect(daysOfMonth(parseDay('2028-02-10')!)).toHaveLength(29);
  expect(daysOfMonth(parseDay('2026-02-10')!)).toHaveLength(28);
});

test('what is no month is not read', () => {
  expect(parseWireMonth('13.2026')).toBeUndefined();
  expect(parseWireMonth('5.2026')).toBeUndefined();
  expect(parseWireMonth('2026-05')).toBeUndefined();
});

test('every day lies in its month once, and the month survives the wire', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const days = daysOfMonth(day);
      expect(days.filter((each) => each === day)).toHaveLength(1);
      expect(days[0]).toBe(firstOfMonth(day));
      expect(new Set(days).size).toBe(days.length);
      expect(parseWireMonth(formatWireMonth(day))).toBe(days[0]);
    }),
  );
});
