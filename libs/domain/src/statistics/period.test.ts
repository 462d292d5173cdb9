import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, parseDay } from '../time/minute.ts';
import {
  aYearEarlier,
  monthOf,
  parseWireYear,
  threeMonthsBefore,
  untilToday,
  yearOf,
} from './period.ts';

const day = (text: string) => parseDay(text)!;
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays(day('1971-01-01'), days));

test('three months before a spring day begin in winter', () => {
  expect(threeMonthsBefore(day('2028-03-31'))).toEqual({ first: '2027-12-01', last: '2028-02-29' });
  expect(threeMonthsBefore(day('2026-11-21'))).toEqual({ first: '2026-08-01', last: '2026-10-31' });
});

test('a year before a leap February lies a shorter one, and a year after it all of it', () => {
  expect(aYearEarlier(monthOf(day('2028-02-29')))).toEqual({
    first: '2027-02-01',
    last: '2027-02-28',
  });
  expect(aYearEarlier(monthOf(day('2029-02-03')))).toEqual({
    first: '2028-02-01',
    last: '2028-02-29',
  });
});

test('of a running month only what has passed is compared; of a past one all of it', () => {
  const may = monthOf(day('2026-05-01'));
  expect(untilToday(may, day('2026-05-12'))).toEqual({ first: '2026-05-01', last: '2026-05-12' });
  expect(untilToday(may, day('2026-07-12'))).toEqual(may);
  expect(untilToday(may, day('2026-04-12'))).toEqual(may);
});

test('what is no year is not read', () => {
  expect(parseWireYear('2026')).toBe('2026-01-01');
  expect(parseWireYear('26')).toBeUndefined();
  expect(parseWireYear('20260')).toBeUndefined();
});

test('a period a year before is as long, give or take the day of a leap year', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(monthOf, yearOf, threeMonthsBefore), (today, periodOf) => {
      const period = periodOf(today);
      const before = aYearEarlier(period);
      const length = daysBetween(period.first, period.last);
      expect(Math.abs(daysBetween(before.first, before.last) - length)).toBeLessThanOrEqual(1);
      expect(before.first.slice(5)).toBe(period.first.slice(5));
      expect(before.last < period.first).toBe(true);
    }),
  );
});
