import type { EventReply } from '@stammtisch/contracts/event/event';
import { eventType } from '@stammtisch/domain/opening-hours/event';
import { isOldEvent, nextDates } from '@stammtisch/domain/opening-hours/event-dates';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { answer } from '../platform/http/answer.ts';
import { quote } from '../platform/http/conditions.ts';
import type { EventRow } from './event-row.ts';

/** The dates that a person wants to see before saving. */
const shownDates = 5;

export function hrefOf(id: string): string {
  return `/api/1/events/${id}`;
}

export function toResource(row: EventRow, today: Day): EventReply {
  const { updatedAt: _, start, end, startTime, endTime, eventDays, ...fields } = row;
  return {
    ...fields,
    eventDays: [...eventDays],
    start: formatWireDate(start),
    end: formatWireDate(end),
    startTime: hourAndMinute(startTime),
    endTime: hourAndMinute(endTime),
    type: eventType(row),
    old: isOldEvent(row, today),
    nextDates: nextDates(row, today, shownDates).map(formatWireDate),
    _links: { self: { href: hrefOf(row.id) } },
  };
}

/** The tag says whom it was based on, and no 304: the next dates change with the day. */
export function answerWith(row: EventRow, today: Day) {
  const headers = { etag: quote(row.version) };
  return answer(toResource(row, today), { headers, location: hrefOf(row.id) });
}

function hourAndMinute(minutes: number): [number, number] {
  return [Math.floor(minutes / 60), minutes % 60];
}
