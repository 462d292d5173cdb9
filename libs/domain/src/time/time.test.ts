import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  minutesBetween,
  parseDay,
  parseMinute,
  snapToInterval,
  weekdayOf,
} from './minute.ts';
import {
  formatTime,
  formatWireDate,
  parseTime,
  parseWireDate,
  parseWireMinute,
} from './wire-time.ts';

const anyDay = fc
  .integer({ min: 0, max: 80_000 })
  .map((days) => addDays(parseDay('1970-01-01')!, days));

describe('days and minutes', () => {
  test('what does not exist is not read', () => {
    expect(parseDay('2026-02-29')).toBeUndefined();
    expect(parseDay('2028-02-29')).toBe('2028-02-29');
    expect(parseMinute('2026-05-01T24:00')).toBeUndefined();
    expect(parseWireDate('31.04.2026')).toBeUndefined();
    expect(parseWireMinute('01.05.2026', '19:60')).toBeUndefined();
    expect(parseTime('24:00')).toBe(1_440);
    expect(parseTime('24:15')).toBeUndefined();
  });

  test('a time as old clients send it loses its seconds', () => {
    expect(parseTime('19:30:00.000')).toBe(1_170);
  });

  test('the week starts on Monday', () => {
    expect(weekdayOf(parseDay('2026-11-23')!)).toBe(1);
    expect(weekdayOf(parseDay('2026-11-22')!)).toBe(7);
  });

  test('every day survives the wire', () => {
    fc.assert(fc.property(anyDay, (day) => parseWireDate(formatWireDate(day)) === day));
  });

  test('adding minutes and measuring them agree', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, minutes) => {
        const start = parseMinute(`${day}T12:00`)!;
        return minutesBetween(start, addMinutes(start, minutes)) === minutes;
      }),
    );
  });

  test('the last quarter of an hour may snap into the next day', () => {
    expect(snapToInterval(parseMinute('2026-12-31T23:55')!, 15)).toBe('2027-01-01T00:00');
  });

  test('times past midnight wrap', () => {
    expect(formatTime(1_500)).toBe('01:00');
  });
});
