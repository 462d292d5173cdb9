import { expect, test } from 'vitest';
import { calendarDateOf, readTypedDate } from './iso-date.ts';

const today = '2026-05-02';

test.each([
  ['24.12.2026', '2026-12-24'],
  ['24.12.26', '2026-12-24'],
  ['24.12.', '2026-12-24'],
  ['24 12', '2026-12-24'],
  ['2.5.', '2026-05-02'],
  ['1.5.', '2027-05-01'],
  ['29.2.', '2028-02-29'],
  ['2026-12-24', '2026-12-24'],
])('understands %s as it is said on the phone', (typed, expected) => {
  expect(readTypedDate(typed, today)).toBe(expected);
});

test.each(['', 'morgen', '31.4.2026', '29.2.2026', '0.1.', '1.13.', '24.12.202'])(
  'does not guess a day from %s',
  (typed) => {
    expect(readTypedDate(typed, today)).toBeNull();
  },
);

test('reads only days that exist', () => {
  expect(calendarDateOf('2028-02-29')?.toString()).toBe('2028-02-29');
  expect(calendarDateOf('2026-02-29')).toBeNull();
  expect(calendarDateOf('01.05.2026')).toBeNull();
  expect(calendarDateOf(null)).toBeNull();
});
