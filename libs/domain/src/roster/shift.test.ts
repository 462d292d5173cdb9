import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, minutesBetween, parseDay } from '../time/minute.ts';
import { enterShift, lengthOf, nextShownMinute } from './shift.ts';
import { anyShift, aShift, at, berlin2027 } from './testing/a-roster.ts';

const year = { first: parseDay('2027-01-01')!, last: parseDay('2027-12-31')! };
const enter = (start: string, end: string, days = year) =>
  enterShift({ employee: 'Anna', start: at(start), end: at(end) }, { days, instantOf: berlin2027 });

test.each([
  ['an evening has four hours', '05-03T18:00', '05-03T22:00', 4],
  ['a night past midnight has eight', '05-03T22:00', '05-04T06:00', 8],
  ['the night that repeats an hour has nine', '10-30T22:00', '10-31T06:00', 9],
  ['the night that skips an hour has seven', '03-27T22:00', '03-28T06:00', 7],
])('%s', (_, start, end, hours) => {
  expect(lengthOf(aShift(start, end))).toBe(hours * 60);
});

test.each([
  ['an end before the start', '2027-05-03T22:00', '2027-05-03T18:00', 'END_BEFORE_START'],
  ['no time at all', '2027-05-03T22:00', '2027-05-03T22:00', 'END_BEFORE_START'],
  ['a day and a night and more', '2027-05-03T08:00', '2027-05-04T08:01', 'TOO_LONG'],
  ['a start that the clocks skip', '2027-03-28T02:30', '2027-03-28T06:00', 'NO_SUCH_TIME'],
  ['an end that the clocks skip', '2027-03-27T20:00', '2027-03-28T02:00', 'NO_SUCH_TIME'],
  ['a day of another plan', '2028-01-01T18:00', '2028-01-01T22:00', 'OUTSIDE_PLAN'],
])('%s is refused', (_, start, end, code) => {
  expect(enter(start, end)).toMatchObject({ kind: 'refused', code });
});

const inThatNight = (start: string, end: string, passes: object) => {
  const times = { employee: 'Anna', start: at(`2027-10-${start}`), end: at(`2027-10-${end}`) };
  return enterShift({ ...times, ...passes }, { days: year, instantOf: berlin2027 });
};

test.each([
  ['until the first pass', '30T22:00', '31T02:30', {}, 270],
  ['until the second pass', '30T22:00', '31T02:30', { endRepeated: true }, 330],
  ['from the first pass to the second', '31T02:45', '31T02:15', { endRepeated: true }, 30],
  ['an hour by the clock at one time', '31T02:30', '31T02:30', { endRepeated: true }, 60],
  ['from the second pass on', '31T02:30', '31T06:00', { startRepeated: true }, 210],
])('in the night that repeats an hour, %s', (_, start, end, passes, minutes) => {
  const outcome = inThatNight(start, end, passes);
  expect(outcome.kind === 'shift' && lengthOf(outcome.shift)).toBe(minutes);
});

test('nobody works from the second pass to the first, or in a second pass of another hour', () => {
  const back = inThatNight('31T02:15', '31T02:45', { startRepeated: true });
  expect(back).toMatchObject({ code: 'END_BEFORE_START', field: 'end' });
  const other = inThatNight('30T22:00', '31T03:00', { endRepeated: true });
  expect(other).toMatchObject({ code: 'NO_SUCH_TIME', field: 'end' });
});

test('the last night of a plan may end on a day that the plan does not have', () => {
  const sunday = parseDay('2027-05-09')!;
  const week = { first: parseDay('2027-05-03')!, last: sunday };
  expect(enter(`${sunday}T22:00`, '2027-05-10T06:00', week).kind).toBe('shift');
});

test('what can be worked is kept as it was entered, and differs from the clock by an hour at most', () => {
  fc.assert(
    fc.property(anyShift, ({ employee, start, end }) => {
      const days = { first: dayOf(start), last: dayOf(start) };
      const outcome = enterShift({ employee, start, end }, { days, instantOf: berlin2027 });
      if (outcome.kind === 'refused') throw new Error(outcome.code);
      expect(outcome.shift).toMatchObject({ employee, start, end });
      const onTheClock = minutesBetween(start, end);
      expect(Math.abs(lengthOf(outcome.shift) - onTheClock) % 60).toBe(0);
      expect(Math.abs(lengthOf(outcome.shift) - onTheClock)).toBeLessThanOrEqual(60);
    }),
  );
});

test('a time that the clocks skip becomes the first that they show', () => {
  expect(nextShownMinute(at('2027-03-28T02:15'), berlin2027)).toBe('2027-03-28T03:00');
  expect(nextShownMinute(at('2027-03-28T01:59'), berlin2027)).toBe('2027-03-28T01:59');
});
