import { daysOfMonth, firstOfMonth } from '../time/month.ts';
import { addDays, type Day } from '../time/minute.ts';
import { happensOn, type CalendarEvent } from './event.ts';

/** Leap days are at most eight years apart (1896 and 1904, 2096 and 2104). */
const furthestYears = 8;

/**
 * The next days on which an event happens, from a day on, in order. A month without the day is left
 * out, and 29 February comes in leap years alone: nobody means the 28th who says "every 29th", and
 * a series of reservations counts the same way.
 */
export function nextDates(event: CalendarEvent, from: Day, count: number): Day[] {
  const dates: Day[] = [];
  for (const day of candidates(event, from > event.start ? from : event.start)) {
    if (dates.length >= count) break;
    if (happensOn(event, day)) dates.push(day);
  }
  return dates;
}

function* candidates(event: CalendarEvent, from: Day): Generator<Day> {
  const ends = event.interval === 'ONCE' || event.limitedTime;
  const horizon = addDays(from, furthestYears * 366);
  const last = ends && event.end < horizon ? event.end : horizon;
  if (event.interval === 'ONCE' || event.interval === 'WEEKLY') {
    for (let day = from; day <= last; day = addDays(day, 1)) yield day;
    return;
  }
  for (let first = firstOfMonth(from); first <= last; first = firstOfMonth(addDays(first, 31))) {
    const isItsMonth =
      event.interval === 'MONTHLY' || first.slice(5, 7) === event.start.slice(5, 7);
    if (isItsMonth) yield* daysOfMonth(first).filter((day) => day >= from && day <= last);
  }
}

/**
 * Specification §4: an event is old when it is ONCE, or WEEKLY with limited time, and its end has
 * passed. A limited MONTHLY or ANNUALLY one ends as well, so it is old then too.
 */
export function isOldEvent(event: CalendarEvent, today: Day): boolean {
  return (event.interval === 'ONCE' || event.limitedTime) && event.end < today;
}
