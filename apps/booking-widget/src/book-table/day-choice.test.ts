import { describe, expect, test } from 'vitest';
import { groupByDayPart } from './day-part.ts';
import { daysAround, stripDays } from './day-span.ts';
import { nearestTime } from './nearest-time.ts';

const day = '2026-05-01';
const season = { today: day, lastDay: '2026-10-01' };
const shortly = { today: day, lastDay: '2026-05-03' };
const free = (time: string, date = day) => ({ date, time, free: true });

describe('the day strip', () => {
  test('begins today', () => {
    expect(stripDays('2026-05-03', season)[0]).toBe(day);
    expect(stripDays('2026-05-03', season)).toHaveLength(14);
  });
  test('comes along to a day farther away', () => {
    expect(stripDays('2026-08-10', season)).toContain('2026-08-10');
  });
  test('ends with the last day that can be booked', () => {
    expect(stripDays(day, shortly)).toEqual([day, '2026-05-02', '2026-05-03']);
  });
});

test('an event is booked on its own days only', () => {
  const dates = ['2026-05-08', '2026-06-05'];
  const evening = { ...season, event: { id: 'a', title: 'Weinabend', dates } };
  expect(stripDays('2026-05-08', evening)).toEqual(dates);
  expect(daysAround('2026-06-05', evening)).toEqual([]);
});

test('days in the past never stand in for a full one', () => {
  expect(daysAround(day, shortly)).toEqual(['2026-05-02', '2026-05-03']);
});

test('times are grouped into lunch and dinner; after midnight it is still dinner', () => {
  const times = [free('12:00'), free('17:00'), free('00:30', '2026-05-02')];
  expect(groupByDayPart(times, day).map(({ part, times }) => [part, times.length])).toEqual([
    ['lunch', 1],
    ['dinner', 2],
  ]);
});

test('the nearest free time stands in for the wanted one', () => {
  const times = [free('18:00'), { ...free('19:00'), free: false }, free('19:30'), free('21:00')];
  expect(nearestTime(times, '19:00')).toEqual({ date: day, time: '19:30' });
  expect(nearestTime([], '19:00')).toBeUndefined();
});
