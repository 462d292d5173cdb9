import type { CalendarEvent } from '../../opening-hours/event.ts';
import { openingsOn, type OpeningHour } from '../../opening-hours/opening-hours.ts';
import {
  parseDay,
  parseMinute,
  type Day,
  type EpochMinute,
  type Minute,
} from '../../time/minute.ts';
import type { BookingQuestion, DayLoad, ServiceDay } from '../booking-question.ts';
import type { BookingRules } from '../booking-rules.ts';

/** A Friday. */
export const friday = day('2026-05-01');

export function day(text: string): Day {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`no day: ${text}`);
  return parsed;
}

/** A minute, on the Friday unless it says its own day. */
export function at(text: string): Minute {
  const parsed = parseMinute(text.includes('T') ? text : `${friday}T${text}`);
  if (parsed === undefined) throw new Error(`no minute: ${text}`);
  return parsed;
}

/** A house in a zone whose clocks never change: its wall clock is the axis of instants. */
export function steadyInstant(minute: Minute): EpochMinute {
  return (Date.parse(`${minute}:00Z`) / 60_000) as EpochMinute;
}

/** 18:00 to 22:00, for anybody. */
export function evening(more: Partial<OpeningHour & { type: 'timespan' }> = {}): OpeningHour {
  return {
    type: 'timespan',
    dayOfWeek: 5,
    start: 1_080,
    end: 1_320,
    onlineGuestLimit: -1,
    ...more,
  };
}

interface SomeDay extends Partial<Omit<ServiceDay, 'rules' | 'openings'>> {
  rules?: Partial<Omit<BookingRules, 'online'>> & { online?: Partial<BookingRules['online']> };
}

/** The Friday of a house that takes anybody from 18:00 to 22:00, every half hour. */
export function aServiceDay({ rules = {}, ...more }: SomeDay = {}): ServiceDay {
  const { online, ...others } = rules;
  const hours = others.hours ?? [evening()];
  return {
    day: friday,
    events: [],
    toInstant: steadyInstant,
    ...more,
    openings: openingsOn(more.day ?? friday, hours),
    rules: {
      hours,
      interval: 30,
      pacing: { all: -1, online: -1 },
      ...others,
      online: {
        active: true,
        leadTime: { unit: 'time', seconds: 0 },
        maxDaysAhead: 180,
        minPersons: 1,
        maxPersons: 10,
        eventLock: 0,
        ...online,
      },
    },
  };
}

/** Two guests who ask at noon of the same day. */
export function aQuestion(more: Partial<BookingQuestion> = {}): BookingQuestion {
  return { persons: 2, audience: 'guest', now: nowIs('12:00'), ...more };
}

export function nowIs(text: string): BookingQuestion['now'] {
  const minute = at(text);
  return { minute, at: steadyInstant(minute), serviceDay: day(minute.slice(0, 10)) };
}

export function aLoad(more: Partial<DayLoad> = {}): DayLoad {
  return { parties: [], admits: () => true, ...more };
}

/** Four guests who come at a time, booked online unless said otherwise. */
export function fourAt(time: string, isOnline = true) {
  return { start: at(time), persons: 4, isOnline };
}

/** A party that guests may book, all day on the Friday. */
export function anEvent(more: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    title: 'Weinabend',
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
    bookable: true,
    onlineBookable: true,
    eventOnly: false,
    internalOnly: false,
    ...more,
  };
}

export const restDay = { bookable: false, onlineBookable: false, eventOnly: true } as const;
export const restricted = { onlineBookable: false, internalOnly: true } as const;
