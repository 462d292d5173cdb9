import { parseMinute } from '@stammtisch/domain/time/minute';
import { expect, test } from 'vitest';
import { instantOf } from './instant-of.ts';

const instant = (minute: string, zone = 'Europe/Berlin') => {
  const found = instantOf(zone)(parseMinute(minute)!);
  return found === undefined ? undefined : new Date(found * 60_000).toISOString().slice(0, 16);
};

test.each([
  ['a winter evening', '2027-01-05T18:00', '2027-01-05T17:00'],
  ['a summer evening', '2027-07-05T18:00', '2027-07-05T16:00'],
  ['before the clocks go on', '2027-03-28T01:59', '2027-03-28T00:59'],
  ['the hour that they skip', '2027-03-28T02:30', undefined],
  ['after it', '2027-03-28T03:00', '2027-03-28T01:00'],
  ['the hour that they repeat, the first time', '2027-10-31T02:30', '2027-10-31T00:30'],
  ['after it', '2027-10-31T03:00', '2027-10-31T02:00'],
])('%s', (_, minute, found) => {
  expect(instant(minute)).toBe(found);
});

test('the hour that they repeat, the second time, and no other one', () => {
  const second = (minute: string) => instantOf('Europe/Berlin')(parseMinute(minute)!, true);
  expect(second('2027-10-31T02:30')).toBe(Date.parse('2027-10-31T01:30Z') / 60_000);
  expect(second('2027-10-31T03:00')).toBeUndefined();
  expect(second('2027-03-28T02:30')).toBeUndefined();
});

test('a house elsewhere has its own clocks', () => {
  expect(instant('2027-07-05T18:00', 'America/New_York')).toBe('2027-07-05T22:00');
});
