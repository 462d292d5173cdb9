import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, parseDay } from '../time/minute.ts';
import { copyShifts } from './copy-week.ts';
import { formatHours, hoursPerPerson } from './hours.ts';
import { newsFor } from './news.ts';
import { loadedStatus, planStatuses, savePlan, turnPlan } from './plan-status.ts';
import { lengthOf } from './shift.ts';
import { anyShift, aShift, berlin2027 } from './testing/a-roster.ts';

const nextWeek = { first: parseDay('2027-05-10')!, last: parseDay('2027-05-16')! };
const copyTo = (
  shifts: ReturnType<typeof aShift>[],
  { days = 7, into = nextWeek, taken = [] as ReturnType<typeof aShift>[] } = {},
) => copyShifts(shifts, { days, into, taken, instantOf: berlin2027 });

test('a new plan is edited as soon as it is loaded or saved; a closed one is not saved', () => {
  expect(planStatuses.map(loadedStatus)).toEqual(['EDITABLE', 'EDITABLE', 'CLOSED']);
  expect(planStatuses.map(savePlan)).toEqual([
    { kind: 'becomes', status: 'EDITABLE' },
    { kind: 'becomes', status: 'EDITABLE' },
    { kind: 'refused', code: 'PLAN_CLOSED' },
  ]);
  expect([turnPlan('open'), turnPlan('close')]).toEqual(['EDITABLE', 'CLOSED']);
});

test('a copied week has the same people at the same times', () => {
  const week = [aShift('05-03T18:00', '05-03T22:00'), aShift('05-09T22:00', '05-10T06:00', 'Ben')];
  const { made, present, left } = copyTo(week);
  expect(made.map(({ shift }) => shift)).toEqual([
    aShift('05-10T18:00', '05-10T22:00'),
    aShift('05-16T22:00', '05-17T06:00', 'Ben'),
  ]);
  expect([present, left]).toEqual([[], []]);
});

test('a night copied into the one that skips an hour begins when the clocks go on', () => {
  const into = { first: parseDay('2027-03-22')!, last: parseDay('2027-03-28')! };
  const { made } = copyTo([aShift('03-21T02:30', '03-21T08:00')], { into });
  expect(made[0]?.shift).toEqual(aShift('03-28T03:00', '03-28T08:00'));
});

test('copying a week again changes nothing, and what was there stays', () => {
  fc.assert(
    fc.property(
      fc.array(anyShift, { maxLength: 15 }),
      fc.integer({ min: -9, max: 9 }),
      (shifts, weeks) => {
        const into = { first: parseDay('2027-01-01')!, last: parseDay('2027-12-31')! };
        const first = copyTo(shifts, { days: weeks * 7, into });
        const taken = first.made.map(({ shift }) => shift);
        const again = copyTo(shifts, { days: weeks * 7, into, taken });
        expect(again.made).toEqual([]);
        expect(first.made.length + first.present.length + first.left.length).toBe(shifts.length);
        for (const { of, shift } of first.made) {
          expect(shift.employee).toBe(of.employee);
          expect(Math.abs(lengthOf(shift) - lengthOf(of))).toBeLessThanOrEqual(60);
        }
      },
    ),
  );
});

test('what begins outside of the other plan is left out', () => {
  const short = { ...nextWeek, last: addDays(nextWeek.first, 2) };
  const thursday = aShift('05-06T18:00', '05-06T22:00');
  expect(copyTo([thursday], { into: short }).left).toEqual([thursday]);
});

test('hours are counted for each person, planned and worked apart', () => {
  const night = aShift('10-30T22:00', '10-31T06:00', 'Ben');
  const entries = [
    { ...night, kind: 'SHIFT' as const },
    { ...night, kind: 'RECORDING' as const },
    { ...aShift('05-03T18:00', '05-03T22:15'), kind: 'SHIFT' as const },
  ];
  expect(hoursPerPerson(entries)).toEqual([
    { employee: 'Anna', planned: 255, worked: 0 },
    { employee: 'Ben', planned: 540, worked: 540 },
  ]);
  expect([formatHours(255), formatHours(0), formatHours(9_005)]).toEqual([
    '4:15',
    '0:00',
    '150:05',
  ]);
});

test('no minute of a roster is lost in its sums', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyShift, fc.constantFrom('SHIFT' as const, 'RECORDING' as const)), {
        maxLength: 15,
      }),
      (drawn) => {
        const entries = drawn.map(([shift, kind]) => ({ ...shift, kind }));
        const sums = hoursPerPerson(entries);
        const total = sums.reduce((all, { planned, worked }) => all + planned + worked, 0);
        expect(total).toBe(entries.reduce((all, entry) => all + lengthOf(entry), 0));
        expect(new Set(sums.map(({ employee }) => employee)).size).toBe(sums.length);
      },
    ),
  );
});

test.each([
  ['who never had a shift hears nothing', undefined, undefined, 'nothing'],
  ['the first plan is news', undefined, 'Mo 18:00', 'first'],
  ['the same plan is none', 'Mo 18:00', 'Mo 18:00', 'nothing'],
  ['another time is', 'Mo 18:00', 'Mo 19:00', 'changed'],
  ['who has no shift any more has to know', 'Mo 18:00', undefined, 'removed'],
])('%s', (_, before, now, news) => {
  expect(newsFor(before, now)).toBe(news);
});
