import type { Restaurant } from '../api/restaurant.ts';
import { addDays, parseDay, type Day } from '@stammtisch/domain/time/minute';

/** Days that the strip shows. */
const stripLength = 14;

/** A day that the API or this app wrote; anything else is a bug. */
export function toDay(text: string): Day {
  const day = parseDay(text);
  if (!day) throw new RangeError(`not a day: ${text}`);
  return day;
}

/** What can be booked: every day up to the last, or those of an event. */
type Span = Pick<Restaurant, 'today' | 'lastDay' | 'event'>;

/** From today on; a chosen day farther away brings the strip along, a few days before it. */
export function stripDays(selected: string, { today, lastDay, event }: Span): Day[] {
  if (event) return event.dates.map(toDay);
  const first = toDay(today);
  const isNear = selected < addDays(first, stripLength);
  const start = isNear ? first : addDays(toDay(selected), -3);
  return Array.from({ length: stripLength }, (_, offset) => addDays(start, offset)).filter(
    (day) => day <= lastDay,
  );
}

/** The days around one that may stand in for it, nearest first, later before earlier. */
export function daysAround(day: string, { today, lastDay, event }: Span): Day[] {
  const middle = toDay(day);
  return [1, -1, 2, -2, 3, 4, 5, 6, 7]
    .map((offset) => addDays(middle, offset))
    .filter((each) => (event ? event.dates.includes(each) : each >= today && each <= lastDay));
}
