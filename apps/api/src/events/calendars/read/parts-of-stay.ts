import {
  addDays,
  dayOf,
  minuteOfDay,
  minutesBetween,
  type Day,
  type Minute,
} from '@stammtisch/domain/time/minute';

/** Days that share their hours; 23:59 is the end of a day. Minutes since midnight. */
export interface Part {
  start: Day;
  end: Day;
  startTime: number;
  endTime: number;
}

const lastMinute = 1_439;

/** Whole days; iCal's end is the day after. */
export function wholeDays(first: Day, after: Day): Part[] {
  const end = after > first ? addDays(after, -1) : first;
  return [{ start: first, end, startTime: 0, endTime: lastMinute }];
}

/**
 * Hours as our events say them, each day with its own: an evening until two in the morning lasts to
 * the end of that day's service; Friday 14:00 to Sunday 11:00 becomes three.
 */
export function partsOfStay(from: Minute, to: Minute): Part[] {
  const [start, end] = [dayOf(from), dayOf(to)];
  const startTime = minuteOfDay(from);
  if (start === end) return [{ start, end, startTime, endTime: minuteOfDay(to) }];
  const evening = { start, end: start, startTime, endTime: lastMinute };
  // Less than a day, until breakfast at the latest: nobody serves on from there.
  if (minutesBetween(from, to) < 1_440 && minuteOfDay(to) <= 360) return [evening];
  const between = addDays(start, 1);
  const last = { start: end, end, startTime: 0, endTime: minuteOfDay(to) };
  return [
    evening,
    ...(between < end ? wholeDays(between, end) : []),
    ...(last.endTime > 0 ? [last] : []),
  ];
}
