import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  minuteAt,
  parseDay,
  parseMinute,
  type EpochMinute,
} from '@stammtisch/domain/time/minute';
import { instantsOf, toInstant, toMinute, toRepeatedInstant } from './time-zone.ts';

const minute = (text: string) => parseMinute(text)!;
const iso = (instant: EpochMinute | undefined) =>
  instant === undefined ? undefined : new Date(instant * 60_000).toISOString();

describe('clock changes in Berlin', () => {
  test('a minute that the spring night skips does not exist', () => {
    expect(toInstant(minute('2027-03-28T02:30'), 'Europe/Berlin')).toBeUndefined();
  });

  test('a minute that the autumn night repeats is the first of the two', () => {
    expect(iso(toInstant(minute('2027-10-31T02:30'), 'Europe/Berlin'))).toBe(
      '2027-10-31T00:30:00.000Z',
    );
  });

  test('its second time is told by itself, and no other minute has one', () => {
    const second = (text: string) => iso(toRepeatedInstant(minute(text), 'Europe/Berlin'));
    expect(second('2027-10-31T02:30')).toBe('2027-10-31T01:30:00.000Z');
    expect(second('2027-10-31T02:00')).toBe('2027-10-31T01:00:00.000Z');
    for (const once of ['2027-10-31T03:00', '2027-10-31T01:59', '2027-03-28T02:30']) {
      expect(second(once)).toBeUndefined();
    }
  });

  test('dinner keeps its wall-clock time on both sides of the change', () => {
    expect(iso(toInstant(minute('2027-03-27T19:00'), 'Europe/Berlin'))).toContain('T18:00');
    expect(iso(toInstant(minute('2027-03-28T19:00'), 'Europe/Berlin'))).toContain('T17:00');
  });
});

test('what a zone’s clocks show comes back as the same minute, in every zone for two years', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const first = parseDay('2026-01-01')!;
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 2 * 365 * 1_440 }),
      (zone, minutes) => {
        const wall = minuteAt(first, minutes);
        const instant = toInstant(wall, zone);
        return instant === undefined || toMinute(instant, zone) === wall;
      },
    ),
    { numRuns: 10_000 },
  );
});

test('the minutes of a service day are the calendar’s, in every zone and on both changes', () => {
  const first = parseDay('2026-01-01')!;
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      fc.integer({ min: 0, max: 2 * 365 }),
      fc.integer({ min: 0, max: 2 * 1_440 }),
      (zone, days, minutes) => {
        const wall = minuteAt(addDays(first, days), minutes);
        return instantsOf(addDays(first, days), zone)(wall) === toInstant(wall, zone);
      },
    ),
    { numRuns: 3_000 },
  );
});
