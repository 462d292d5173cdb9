import {
  coversMinute,
  eventType,
  happensOn,
  isFullDay,
  isSeating,
  type CalendarEvent,
  type EventType,
} from '../opening-hours/event.ts';
import { dayOf, minuteAt, type Day, type Minute } from '../time/minute.ts';
import type { EventMention } from './booking-refusal.ts';
import type { WallSpan } from './guest-limit.ts';

/** An event on the day that it runs on. */
export interface RunningEvent {
  event: CalendarEvent;
  type: EventType;
  span: WallSpan;
}

/**
 * What runs at a minute of a service day. What has hours of its own also runs by the calendar day:
 * closed on 1 January from 00:00 to 02:00 ends New Year's Eve at midnight. A full day is a service.
 */
export function eventsAt(
  events: readonly CalendarEvent[],
  serviceDay: Day,
  time: Minute,
): RunningEvent[] {
  const calendarDay = dayOf(time);
  return events.flatMap((event) => {
    const days =
      isFullDay(event) || calendarDay === serviceDay ? [serviceDay] : [serviceDay, calendarDay];
    const day = days.find((each) => happensOn(event, each) && coversMinute(event, each, time));
    return day === undefined ? [] : [{ event, type: eventType(event), span: spanOn(event, day) }];
  });
}

/** When an event runs on a day that it happens on; what ends at 23:59 lasts as long as a service may. */
function spanOn(event: CalendarEvent, day: Day): WallSpan {
  const end = event.endTime >= 1_439 ? 2 * 1_440 : event.endTime;
  return {
    start: minuteAt(day, event.startTime),
    end: minuteAt(day, isSeating(event) ? event.startTime : end),
  };
}

export function firstOfType(running: readonly RunningEvent[], type: EventType) {
  return running.find((each) => each.type === type);
}

export function mention({ event, span }: RunningEvent): EventMention {
  const shownEnd = minuteAt(dayOf(span.start), event.endTime);
  return { title: event.title, isFullDay: isFullDay(event), from: span.start, to: shownEnd };
}
