import type { EventFields, EventReply } from '@stammtisch/contracts/event/event';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { settleEvent, type SettledEvent } from '@stammtisch/domain/opening-hours/settle-event';
import { parseDay, type Day } from '@stammtisch/domain/time/minute';
import {
  formatTime,
  formatWireDate,
  parseTime,
  parseWireDate,
} from '@stammtisch/domain/time/wire-time';

/** What the editor holds: days as YYYY-MM-DD, times as HH:mm, empty where nothing was entered. */
export interface EventValues {
  title: string;
  description: string;
  link: string;
  start: string;
  end: string;
  interval: CalendarEvent['interval'];
  eventDays: readonly number[];
  limitedTime: boolean;
  startTime: string;
  endTime: string;
  guestLimit: number;
  guestLimitOverflowPercent: number;
  leadTimeHours: number;
  bookable: boolean;
  onlineBookable: boolean;
  eventOnly: boolean;
  internalOnly: boolean;
}

export type EventField = keyof EventValues;

const hour = 3_600_000;

/** Specification §9: 00:00 to 23:59, without a limit. */
export function newEventOn(day: Day): EventValues {
  return {
    title: '',
    description: '',
    link: '',
    start: day,
    end: day,
    interval: 'ONCE',
    eventDays: [],
    limitedTime: false,
    startTime: '00:00',
    endTime: '23:59',
    guestLimit: -1,
    guestLimitOverflowPercent: 10,
    leadTimeHours: 0,
    bookable: true,
    onlineBookable: true,
    eventOnly: false,
    internalOnly: false,
  };
}

export function valuesOf(event: EventReply): EventValues {
  const { title, description, link, interval, eventDays, limitedTime } = event;
  const { guestLimit, guestLimitOverflowPercent } = event;
  const { bookable, onlineBookable, eventOnly, internalOnly } = event;
  return {
    title,
    description,
    link,
    start: parseWireDate(event.start) ?? '',
    end: parseWireDate(event.end) ?? '',
    interval,
    eventDays,
    limitedTime,
    startTime: timeOf(event.startTime),
    endTime: timeOf(event.endTime),
    guestLimit,
    guestLimitOverflowPercent,
    leadTimeHours: event.reservationLeadTimeMillis / hour,
    bookable,
    onlineBookable,
    eventOnly,
    internalOnly,
  };
}

function timeOf([hours, minutes]: readonly [number, number]): string {
  return formatTime(hours * 60 + minutes);
}

export function hasChanged(one: EventValues, other: EventValues): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** What the rules make of it; undefined while a day or a time is missing. */
export function settledOf(values: EventValues): SettledEvent | undefined {
  const start = parseDay(values.start);
  const [startTime, endTime] = [parseTime(values.startTime), parseTime(values.endTime)];
  if (start === undefined || startTime === undefined || endTime === undefined) return undefined;
  const end = parseDay(values.end);
  const reservationLeadTimeMillis = millisecondsOf(values);
  return settleEvent({ ...values, start, end, startTime, endTime, reservationLeadTimeMillis });
}

function millisecondsOf({ leadTimeHours }: EventValues): number {
  return Number.isNaN(leadTimeHours) ? 0 : Math.round(leadTimeHours * hour);
}

/** What is sent: everything as the rules have settled it. */
export function bodyOf(values: EventValues, event: CalendarEvent): EventFields {
  const { title, description, link, guestLimit, guestLimitOverflowPercent } = values;
  return {
    title: title.trim(),
    description: description.trim(),
    link: link.trim(),
    start: formatWireDate(event.start),
    end: formatWireDate(event.end),
    interval: event.interval,
    eventDays: [...event.eventDays],
    limitedTime: event.limitedTime,
    startTime: hourAndMinute(event.startTime),
    endTime: hourAndMinute(event.endTime),
    guestLimit: Number.isNaN(guestLimit) ? -1 : guestLimit,
    guestLimitOverflowPercent: Number.isNaN(guestLimitOverflowPercent)
      ? 10
      : guestLimitOverflowPercent,
    reservationLeadTimeMillis: event.reservationLeadTimeMillis,
    bookable: event.bookable,
    onlineBookable: event.onlineBookable,
    eventOnly: event.eventOnly,
    internalOnly: event.internalOnly,
  };
}

function hourAndMinute(minutes: number): [number, number] {
  return [Math.floor(minutes / 60), minutes % 60];
}

/** The rule's own view of an event that was read. */
export function calendarEventOf(event: EventReply): CalendarEvent {
  const settled = settledOf(valuesOf(event));
  if (settled?.kind !== 'settled')
    throw new Error(`the server keeps what is no event: ${event.id}`);
  return settled.event;
}
