import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '../time/minute.ts';
import { findConflicts, leastRest } from './conflicts.ts';
import { anyShift, aShift } from './testing/a-roster.ts';

const kindsOf = (...shifts: ReturnType<typeof aShift>[]) =>
  findConflicts(shifts).map(({ kind }) => kind);

test('nobody is in two places at once', () => {
  const lunch = aShift('05-03T11:00', '05-03T16:00');
  const evening = aShift('05-03T15:30', '05-03T22:00');
  expect(findConflicts([evening, lunch])).toEqual([
    { kind: 'overlap', first: lunch, second: evening },
  ]);
});

test('two people may work side by side', () => {
  const shifts = ['Anna', 'Ben'].map((name) => aShift('05-03T18:00', '05-03T22:00', name));
  expect(findConflicts(shifts)).toEqual([]);
});

test('a shift may begin when the one before ends, and a break in the afternoon is no rest', () => {
  expect(
    kindsOf(
      aShift('05-03T09:00', '05-03T11:00'),
      aShift('05-03T11:00', '05-03T15:00'),
      aShift('05-03T18:00', '05-03T22:00'),
    ),
  ).toEqual([]);
});

test('after a late evening an early morning is too soon, and eleven hours are enough', () => {
  const late = aShift('05-03T18:00', '05-03T23:30');
  const early = aShift('05-04T08:00', '05-04T14:00');
  expect(findConflicts([late, early])).toEqual([
    { kind: 'rest', first: late, second: early, rest: 8.5 * 60 },
  ]);
  expect(kindsOf(late, aShift('05-04T10:30', '05-04T14:00'))).toEqual([]);
});

test('the rest after a split day counts from its last shift', () => {
  const day = [aShift('05-03T07:00', '05-03T11:00'), aShift('05-03T19:00', '05-03T23:00')];
  expect(findConflicts([...day, aShift('05-04T09:00', '05-04T12:00')])).toMatchObject([
    { kind: 'rest', first: day[1], rest: 10 * 60 },
  ]);
});

test('in the night that skips an hour the rest is shorter than the clock says', () => {
  const late = aShift('03-27T18:00', '03-27T22:00');
  expect(findConflicts([late, aShift('03-28T09:00', '03-28T12:00')])).toMatchObject([
    { kind: 'rest', rest: 10 * 60 },
  ]);
});

test('every pair of a person that meets is found once, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(anyShift, { maxLength: 12 }), (shifts) => {
      const found = findConflicts(shifts);
      const overlaps = found.filter(({ kind }) => kind === 'overlap');
      const pairs = shifts.flatMap((a, index) =>
        shifts
          .slice(index + 1)
          .filter((b) => a.employee === b.employee && a.from < b.to && b.from < a.to),
      );
      expect(overlaps).toHaveLength(pairs.length);
      for (const { kind, first, second, ...more } of found) {
        expect(first.employee).toBe(second.employee);
        if (kind === 'overlap') continue;
        expect(dayOf(first.start)).not.toBe(dayOf(second.start));
        expect(more).toEqual({ rest: second.from - first.to });
        expect(second.from - first.to).toBeLessThan(leastRest);
      }
      const backwards = findConflicts(shifts.toReversed());
      expect(backwards).toHaveLength(found.length);
    }),
  );
});
