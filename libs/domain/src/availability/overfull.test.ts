import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openingsOn, type OpeningHour } from '../opening-hours/opening-hours.ts';
import { minuteAt, type Day } from '../time/minute.ts';
import { fitsGuestLimit } from './guest-limit.ts';
import { overfullBy } from './overfull.ts';

const day = '2027-05-01' as Day; // a Saturday
const evening = (onlineGuestLimit: number): OpeningHour => ({
  type: 'timespan',
  dayOfWeek: 6,
  start: 1_080,
  end: 1_320,
  onlineGuestLimit,
});
const party = (time: number, persons: number) => ({ start: minuteAt(day, time), persons });
const on = (limit: number) => openingsOn(day, [evening(limit)]);

test('an evening for forty takes forty-four and not one more', () => {
  const booked = [party(1_140, 30), party(600, 99)];
  expect(overfullBy(on(40), booked, [party(1_110, 14)])).toEqual([]);
  expect(overfullBy(on(40), booked, [party(1_110, 10), party(1_110, 5)])).toMatchObject([
    { booked: 30, added: 15, starts: [minuteAt(day, 1_110)] },
  ]);
});

test('a house without a limit, or one closed for online guests only, is never too full', () => {
  for (const limit of [-1, 0]) {
    expect(overfullBy(on(limit), [], [party(1_110, 500)])).toEqual([]);
  }
});

test('what is too full already is said only where more would come', () => {
  const full = [party(1_110, 90)];
  expect(overfullBy(on(40), full, [party(600, 2)])).toEqual([]);
  expect(overfullBy(on(40), full, [party(1_110, 1)])).toHaveLength(1);
});

test('a party that could be booked one by one never makes it too full', () => {
  fc.assert(
    fc.property(
      fc.nat(60),
      fc.nat(80),
      fc.integer({ min: 1, max: 30 }),
      (limit, before, persons) => {
        if (!fitsGuestLimit(limit, before, persons)) return;
        expect(overfullBy(on(limit), [party(1_110, before)], [party(1_140, persons)])).toEqual([]);
      },
    ),
  );
});
