import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf, minuteOfDay, parseDay, parseMinute, type Minute } from '../time/minute.ts';
import { mostRepeats, repeatedStarts, repeatUnits, type RepeatRule } from './repeat.ts';

const at = (text: string) => parseMinute(text)!;
const day = (text: string) => parseDay(text)!;

test.each<[string, Minute, RepeatRule, string[]]>([
  [
    'every second Friday, three times',
    at('2026-12-04T19:00'),
    { unit: 'WEEK', every: 2, end: { kind: 'count', count: 3 } },
    ['2026-12-04T19:00', '2026-12-18T19:00', '2027-01-01T19:00'],
  ],
  [
    'every day until a day, that day included',
    at('2027-02-27T08:30'),
    { unit: 'DAY', every: 1, end: { kind: 'until', day: day('2027-03-01') } },
    ['2027-02-27T08:30', '2027-02-28T08:30', '2027-03-01T08:30'],
  ],
  [
    'every 31st leaves out the months without one',
    at('2027-01-31T12:00'),
    { unit: 'MONTH', every: 1, end: { kind: 'count', count: 3 } },
    ['2027-01-31T12:00', '2027-03-31T12:00', '2027-05-31T12:00'],
  ],
  [
    'a leap day comes again in four years',
    at('2028-02-29T18:00'),
    { unit: 'MONTH', every: 12, end: { kind: 'count', count: 2 } },
    ['2028-02-29T18:00', '2032-02-29T18:00'],
  ],
  [
    'both clock changes of 2027 leave the time of day alone',
    at('2027-03-27T02:30'),
    { unit: 'DAY', every: 1, end: { kind: 'count', count: 3 } },
    ['2027-03-27T02:30', '2027-03-28T02:30', '2027-03-29T02:30'],
  ],
  [
    'a series that ends before it begins has no party',
    at('2027-03-27T19:00'),
    { unit: 'DAY', every: 1, end: { kind: 'until', day: day('2027-03-26') } },
    [],
  ],
])('%s', (_name, first, rule, expected) => {
  expect(repeatedStarts(first, rule)).toEqual(expected);
});

describe('whatever the rule', () => {
  const first = fc
    .record({ days: fc.nat(30_000), minutes: fc.nat(1_439) })
    .map(({ days, minutes }) => {
      const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
      return at(`${addDays(day('2000-01-01'), days)}T${time}`);
    });
  const rule = fc.record({
    unit: fc.constantFrom(...repeatUnits),
    every: fc.integer({ min: 1, max: 99 }),
    end: fc.oneof(
      fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: 1, max: 999 }) }),
      fc.record({
        kind: fc.constant('until' as const),
        day: fc.nat(40_000).map((days) => addDays(day('2000-01-01'), days)),
      }),
    ),
  });

  test('every party comes at the same time of day, each later than the one before', () => {
    fc.assert(
      fc.property(first, rule, (start, given) => {
        const starts = repeatedStarts(start, given);
        expect(starts.length).toBeLessThanOrEqual(mostRepeats);
        expect(new Set(starts.map(minuteOfDay)).size).toBeLessThanOrEqual(1);
        expect(starts).toEqual([...new Set(starts)].toSorted());
      }),
    );
  });

  test('no party comes after the last day, and a month’s series keeps its day', () => {
    fc.assert(
      fc.property(first, rule, (start, given) => {
        const starts = repeatedStarts(start, given);
        const { end, unit } = given;
        const isInside = starts.every((each) => end.kind === 'count' || dayOf(each) <= end.day);
        const keepsDay = starts.every((each) => each.slice(8, 10) === start.slice(8, 10));
        return isInside && (unit !== 'MONTH' || keepsDay);
      }),
    );
  });
});
