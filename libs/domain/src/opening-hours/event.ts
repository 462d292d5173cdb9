import { minuteAt, weekdayOf, type Day, type Minute } from '../time/minute.ts';

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
  /** -1 unlimited, 0 blocked, above 0 a count of guests. */
  guestLimit: number;
  /** By how many percent of the limit the last fitting party may exceed it. */
  guestLimitOverflowPercent: number;
  /** Guests book at least so long before it begins; the house's own lead time holds as well. */
  reservationLeadTimeMillis: number;
  bookable: boolean;
  onlineBookable: boolean;
  /** While it runs, nothing else can be booked. */
  eventOnly: boolean;
  /** For the house alone: guests see it only where nothing else can be booked (specification §6). */
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

/** Specification §5: a seating of an event starts when it ends; parties arrive at that time alone. */
export function isSeating(event: CalendarEvent): boolean {
  return event.startTime === event.endTime;
}

/** Whether an event that happens on the service day runs at that minute of it. */
export function coversMinute(event: CalendarEvent, day: Day, time: Minute): boolean {
  const from = minuteAt(day, event.startTime);
  if (isSeating(event)) return time === from;
  // 23:59 is the latest end that can be set: it means the end of the service, past midnight too.
  if (event.endTime >= 1_439) return time >= from;
  return time >= from && time < minuteAt(day, event.endTime);
}
