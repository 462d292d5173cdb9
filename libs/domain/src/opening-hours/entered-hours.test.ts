import { expect, test } from 'vitest';
import { parseMinute } from '../time/minute.ts';
import { isLeftOutside, isOpenAt, lastsUntil } from './entered-hours.ts';
import type { OpeningHour } from './opening-hours.ts';

const minute = (text: string) => parseMinute(text)!;
const friday = (start: number, end: number): OpeningHour => {
  return { type: 'timespan', dayOfWeek: 5, start, end, onlineGuestLimit: -1 };
};

test.each([
  ['11:00 to 14:00 ends the same day', 660, 840, 840],
  ['18:00 to 24:00 ends at midnight', 1_080, 1_440, 1_440],
  ['18:00 to 02:00 ends the next morning', 1_080, 120, 1_560],
  ['22:00 to 06:00 is the latest that can', 1_320, 360, 1_800],
  ['18:00 to 06:30 ends before it starts', 1_080, 390, undefined],
  ['18:00 to 12:00 ends before it starts', 1_080, 720, undefined],
  ['05:00 to 05:00 has no length', 300, 300, undefined],
  ['a night that begins after midnight ends the same morning', 60, 300, 300],
  ['05:00 to 03:00 runs around the clock', 300, 180, 1_620],
])('%s', (_, start, end, expected) => {
  expect(lastsUntil(start, end)).toBe(expected);
});

test('after midnight the house is open as long as the evening before lasts', () => {
  const hours = [friday(1_080, 120)];
  expect(isOpenAt(minute('2026-05-02T01:59'), hours)).toBe(true);
  expect(isOpenAt(minute('2026-05-02T02:00'), hours)).toBe(false);
  expect(isOpenAt(minute('2026-05-01T17:59'), hours)).toBe(false);
  expect(isOpenAt(minute('2026-05-01T17:59'), [])).toBe(true);
});

test('new hours leave those outside who came within the old ones, not whom staff had taken anyway', () => {
  const [before, after] = [[friday(1_080, 1_380)], [friday(1_080, 1_260)]];
  expect(isLeftOutside(minute('2026-05-01T21:30'), before, after)).toBe(true);
  expect(isLeftOutside(minute('2026-05-01T20:30'), before, after)).toBe(false);
  expect(isLeftOutside(minute('2026-05-01T15:00'), before, after)).toBe(false);
  expect(isLeftOutside(minute('2026-05-01T15:00'), [], after)).toBe(true);
});
