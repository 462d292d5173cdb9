import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMinutes, dayOf, minutesBetween, parseMinute } from '../time/minute.ts';
import { daysToRate, daysToRemind } from './mail-schedule.ts';

const at = (text: string) => {
  const minute = parseMinute(text);
  if (!minute) throw new Error(`no minute: ${text}`);
  return minute;
};
const days = (due: readonly { day: string }[]) => due.map(({ day }) => day);

test('at eight in the morning tomorrow’s guests are reminded, a minute earlier not yet', () => {
  expect(days(daysToRemind(at('2026-05-01T07:59'), 1))).toEqual(['2026-05-01']);
  expect(days(daysToRemind(at('2026-05-01T08:00'), 1))).toEqual(['2026-05-01', '2026-05-02']);
});

test('after a night without a server today’s guests are still reminded', () => {
  expect(days(daysToRemind(at('2026-05-01T11:00'), 0))).toEqual(['2026-05-01']);
  expect(days(daysToRemind(at('2026-05-01T11:00'), 2))).toEqual([
    '2026-05-01',
    '2026-05-02',
    '2026-05-03',
  ]);
});

test('the morning after, yesterday’s guests are asked for a rating', () => {
  expect(days(daysToRate(at('2026-05-02T09:59'), 1))).not.toContain('2026-05-01');
  expect(days(daysToRate(at('2026-05-02T10:00'), 1))).toContain('2026-05-01');
});

test('a visit of long ago is not asked about when the house switches ratings on', () => {
  expect(days(daysToRate(at('2026-05-10T12:00'), 1))).toEqual([
    '2026-05-07',
    '2026-05-08',
    '2026-05-09',
  ]);
});

const minutes = fc
  .integer({ min: 0, max: 1_000_000 })
  .map((n) => addMinutes(at('2026-01-01T00:00'), n));

test('every day is due at some minute, and stays due at the minutes that follow', () => {
  fc.assert(
    fc.property(minutes, fc.integer({ min: 0, max: 14 }), (now, ahead) => {
      for (const { day, due } of daysToRemind(now, ahead)) {
        expect(minutesBetween(due, now)).toBeGreaterThanOrEqual(0);
        expect(day >= dayOf(now)).toBe(true);
        expect(dayOf(due)).toBe(addDays(day, -ahead));
      }
    }),
  );
});

test('nobody is asked for a rating before the visit is over', () => {
  fc.assert(
    fc.property(minutes, fc.integer({ min: 1, max: 30 }), (now, after) => {
      for (const { day } of daysToRate(now, after)) expect(day < dayOf(now)).toBe(true);
    }),
  );
});
