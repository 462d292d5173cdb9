import { describe, expect, test } from 'vitest';
import { parseDay, parseMinute } from '../time/minute.ts';
import { coversMinute, eventType, happensOn, type CalendarEvent } from './event.ts';
import {
  offeredTimes,
  openingsOn,
  serviceDayOf,
  serviceSpan,
  type OpeningHour,
} from './opening-hours.ts';

const friday = parseDay('2026-05-01')!;
const minute = (text: string) => parseMinute(text)!;

const hours: OpeningHour[] = [
  { type: 'timespan', dayOfWeek: 5, start: 18 * 60, end: 2 * 60, onlineGuestLimit: -1 },
  { type: 'timespan', dayOfWeek: 5, start: 12 * 60, end: 13 * 60, onlineGuestLimit: 20 },
  { type: 'seating', dayOfWeek: 6, time: 90, onlineGuestLimit: 8 },
];

describe('a service day', () => {
  test('runs past midnight until its last closing', () => {
    expect(serviceDayOf(minute('2026-05-02T01:00'), hours)).toBe('2026-05-01');
    expect(serviceDayOf(minute('2026-05-02T02:00'), hours)).toBe('2026-05-02');
    expect(serviceDayOf(minute('2026-05-01T01:00'), hours)).toBe('2026-05-01');
  });

  test('ends where the next one has begun', () => {
    expect(serviceDayOf(minute('2026-05-02T01:30'), hours)).toBe('2026-05-02');
  });

  test('spans from its first opening to its last closing', () => {
    expect(serviceSpan(friday, openingsOn(friday, hours))).toEqual({ from: 720, to: 1_560 });
  });

  test('without openings shows the form’s default hours', () => {
    expect(serviceSpan(friday, [])).toEqual({ from: 360, to: 1_380 });
  });
});

describe('offered times', () => {
  test('a timespan offers each step before its end, in the order of the day', () => {
    const [lunch, dinner] = openingsOn(friday, hours);
    expect(lunch && offeredTimes(lunch, 30)).toEqual(['2026-05-01T12:00', '2026-05-01T12:30']);
    expect(dinner && offeredTimes(dinner, 60).at(-1)).toBe('2026-05-02T01:00');
  });

  test('a seating offers its start alone', () => {
    const [seating] = openingsOn(parseDay('2026-05-02')!, hours);
    expect(seating && offeredTimes(seating, 15)).toEqual(['2026-05-02T01:30']);
  });
});

describe('events', () => {
  const anEvent = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
    title: 'Ruhetag',
    start: friday,
    end: friday,
    interval: 'ONCE',
    eventDays: [],
    limitedTime: true,
    startTime: 0,
    endTime: 1_439,
    guestLimit: -1,
    guestLimitOverflowPercent: 10,
    reservationLeadTimeMillis: 0,
    bookable: false,
    onlineBookable: false,
    eventOnly: true,
    internalOnly: false,
    ...more,
  });

  test('are named by what they forbid', () => {
    expect(eventType(anEvent())).toBe('OFFDAY');
    expect(eventType(anEvent({ startTime: 600 }))).toBe('OFFTIME');
    expect(eventType(anEvent({ bookable: true, eventOnly: false, internalOnly: true }))).toBe(
      'RESTRICTED_RESERVATIONS',
    );
    expect(eventType(anEvent({ bookable: true, onlineBookable: true }))).toBe('EVENT');
  });

  test('a weekly one comes back on its days until it ends', () => {
    const weekly = anEvent({
      interval: 'WEEKLY',
      eventDays: [0, 5],
      end: parseDay('2026-05-31')!,
    });
    expect(happensOn(weekly, parseDay('2026-05-08')!)).toBe(true);
    expect(happensOn(weekly, parseDay('2026-05-10')!)).toBe(true);
    expect(happensOn(weekly, parseDay('2026-05-09')!)).toBe(false);
    expect(happensOn(weekly, parseDay('2026-06-05')!)).toBe(false);
    expect(happensOn({ ...weekly, limitedTime: false }, parseDay('2026-06-05')!)).toBe(true);
  });

  test('one seating is the time alone that it starts at', () => {
    const show = anEvent({ startTime: 1_140, endTime: 1_140 });
    expect(coversMinute(show, friday, minute('2026-05-01T19:00'))).toBe(true);
    expect(coversMinute(show, friday, minute('2026-05-01T19:15'))).toBe(false);
    expect(coversMinute(show, friday, minute('2026-05-01T18:45'))).toBe(false);
  });

  test('what ends at 23:59 lasts until the service of that day ends', () => {
    const party = anEvent({ startTime: 1_140 });
    expect(coversMinute(party, friday, minute('2026-05-02T01:30'))).toBe(true);
    const early = anEvent({ startTime: 1_140, endTime: 1_320 });
    expect(coversMinute(early, friday, minute('2026-05-02T01:30'))).toBe(false);
  });
});
