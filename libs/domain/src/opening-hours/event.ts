import { addDays, minuteAt, weekdayOf, type Day, type Minute } from '../time/minute.ts';
import type { Opening } from './opening-hours.ts';

/** Specification §3, as far as it decides about a day. Times are minutes since midnight. */
export interface CalendarEvent {
  title: string;
  start: Day;
  end: Day;
  interval: 'ONCE' | 'WEEKLY' | 'MONTHLY' | 'ANNUALLY';
  /** 0 is Sunday, as in the specification's eventDays 0-6. */
  eventDays: readonly number[];
  limitedTime: boolean;
  startTime: number;
  endTime: number;
  guestLimit: number;
  bookable: boolean;
  onlineBookable: boolean;
  eventOnly: boolean;
  internalOnly: boolean;
}

export type EventType = 'OFFDAY' | 'OFFTIME' | 'RESTRICTED_RESERVATIONS' | 'EVENT';

/** Specification §4: an event is full day when it runs 00:00 to 23:59. */
export function isFullDay(event: CalendarEvent): boolean {
  return event.startTime === 0 && event.endTime >= 1_439;
}

/** Specification §4, derived event types. */
export function eventType(event: CalendarEvent): EventType {
  if (!event.bookable && !event.onlineBookable && event.eventOnly) {
    return isFullDay(event) ? 'OFFDAY' : 'OFFTIME';
  }
  if (event.bookable && !event.onlineBookable && event.internalOnly) {
    return 'RESTRICTED_RESERVATIONS';
  }
  return 'EVENT';
}

export function happensOn(event: CalendarEvent, day: Day): boolean {
  if (day < event.start) return false;
  switch (event.interval) {
    case 'ONCE':
      return day <= event.end;
    case 'WEEKLY':
      return withinLimit(event, day) && event.eventDays.includes(weekdayOf(day) % 7);
    case 'MONTHLY':
      return withinLimit(event, day) && day.slice(8) === event.start.slice(8);
    case 'ANNUALLY':
      return withinLimit(event, day) && day.slice(5) === event.start.slice(5);
  }
}

function withinLimit(event: CalendarEvent, day: Day): boolean {
  return !event.limitedTime || day <= event.end;
}

/**
 * What guests may book online on a day after its events had their say. Precedence (decisions §7):
 * OFFDAY, OFFTIME, RESTRICTED-RESERVATIONS, EVENT, opening hours.
 */
export function onlineOffer(
  day: Day,
  openings: readonly Opening[],
  events: readonly CalendarEvent[],
): { openings: Opening[]; isOffered: (time: Minute) => boolean } {
  const todays = events.filter((event) => happensOn(event, day));
  if (todays.some((event) => eventType(event) === 'OFFDAY')) {
    return { openings: [], isOffered: () => false };
  }
  const closed = todays.filter((event) =>
    ['OFFTIME', 'RESTRICTED_RESERVATIONS'].includes(eventType(event)),
  );
  return {
    openings: [...openings],
    isOffered: (time) => !closed.some((event) => coversMinute(event, day, time)),
  };
}

/** Whether an event that happens on the day runs at that minute. */
export function coversMinute(event: CalendarEvent, day: Day, time: Minute): boolean {
  const ends = event.endTime <= event.startTime ? event.endTime + 1_440 : event.endTime;
  const last = isFullDay(event) ? minuteAt(addDays(day, 1), 0) : minuteAt(day, ends);
  return time >= minuteAt(day, event.startTime) && time < last;
}
