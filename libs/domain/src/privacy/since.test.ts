import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, parseDay, type Day } from '../time/minute.ts';
import { parseSince, retentionDay } from './since.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (!parsed) throw new Error(`no day: ${text}`);
  return parsed;
};
const days = fc.integer({ min: 0, max: 20_000 }).map((past) => addDays(day('2000-01-01'), past));

describe('the day since when nobody has come', () => {
  it('is written with and without leading zeros', () => {
    expect(parseSince('2026-5-1')).toBe('2026-05-01');
    expect(parseSince('2026-05-01')).toBe('2026-05-01');
    expect(parseSince('2028-2-29')).toBe('2028-02-29');
  });

  it.each(['2026-2-30', '2026-13-1', '01.05.2026', '2026-5', '26-5-1', '', '2026-5-1 '])(
    'is not %j',
    (text) => {
      expect(parseSince(text)).toBeUndefined();
    },
  );

  it('is read back from every day', () => {
    fc.assert(
      fc.property(days, (each) => {
        const [year, month, ofMonth] = each.split('-').map(Number);
        expect(parseSince(`${year}-${month}-${ofMonth}`)).toBe(each);
      }),
    );
  });
});

describe('the day that lies so many months ago', () => {
  it.each([
    ['2026-05-31', 3, '2026-02-28'],
    ['2028-05-31', 3, '2028-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-11-21', 24, '2024-11-21'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('is from %s by %i the %s', (today, months, then) => {
    expect(retentionDay(day(today), months)).toBe(then);
  });

  it('is never later for more months, and never off by more than the months are long', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 120 }), (today, months) => {
        const then = retentionDay(today, months);
        expect(retentionDay(today, months - 1) > then).toBe(true);
        const past = daysBetween(then, today);
        expect(past).toBeGreaterThanOrEqual(28 * months);
        expect(past).toBeLessThanOrEqual(31 * months + 3);
      }),
    );
  });
});
