import {
  addDays,
  dayOf,
  minuteAt,
  minuteOfDay,
  minutesBetween,
  weekdayOf,
  type Day,
  type Minute,
} from '../time/minute.ts';

/** A weekly opening hour. Times are minutes since midnight; `end` past 1440 is after midnight. */
export type OpeningHour =
  | { type: 'timespan'; dayOfWeek: number; start: number; end: number; onlineGuestLimit: number }
  | { type: 'seating'; dayOfWeek: number; time: number; onlineGuestLimit: number };

/** An opening hour on one service day; `end` is exclusive and equals `start` for a seating. */
export interface Opening {
  start: Minute;
  end: Minute;
  type: OpeningHour['type'];
  /** -1 unlimited, 0 blocked, above 0 a count of guests. */
  onlineGuestLimit: number;
}

/** The openings of a service day in order of their start. */
export function openingsOn(day: Day, hours: readonly OpeningHour[]): Opening[] {
  const weekday = weekdayOf(day);
  return hours
    .filter((hour) => hour.dayOfWeek === weekday)
    .map((hour) => toOpening(day, hour))
    .toSorted((first, second) => minutesBetween(second.start, first.start));
}

function toOpening(day: Day, hour: OpeningHour): Opening {
  const { type, onlineGuestLimit } = hour;
  if (hour.type === 'seating') {
    const time = minuteAt(day, hour.time);
    return { start: time, end: time, type, onlineGuestLimit };
  }
  // 18:00-02:00 is one service day (decisions §2).
  const end = hour.end <= hour.start ? hour.end + 1_440 : hour.end;
  return { start: minuteAt(day, hour.start), end: minuteAt(day, end), type, onlineGuestLimit };
}

/**
 * The service day that a minute belongs to: yesterday's while yesterday's last opening still runs
 * and today's first has not begun, else the calendar day.
 */
export function serviceDayOf(minute: Minute, hours: readonly OpeningHour[]): Day {
  const today = dayOf(minute);
  const yesterday = addDays(today, -1);
  const runsPastMidnight = openingsOn(yesterday, hours).some(
    (opening) => minutesBetween(minute, opening.end) > 0,
  );
  if (!runsPastMidnight) return today;
  const first = openingsOn(today, hours)[0];
  const hasBegun = first !== undefined && minutesBetween(first.start, minute) >= 0;
  return hasBegun ? today : yesterday;
}

/** The span that a service day's timeline shows, in minutes since its midnight. */
export function serviceSpan(day: Day, openings: readonly Opening[]): { from: number; to: number } {
  // Specification §9: internal form default hours 06:00 to 23:00 when there are no opening times.
  if (openings.length === 0) return { from: 360, to: 1_380 };
  const midnight = minuteAt(day, 0);
  return {
    from: Math.min(...openings.map((opening) => minutesBetween(midnight, opening.start))),
    to: Math.max(...openings.map((opening) => minutesBetween(midnight, opening.end))),
  };
}

/** Decisions §7: a timespan offers each step of the interval before its end, a seating its start. */
export function offeredTimes(opening: Opening, interval: number): Minute[] {
  if (opening.type === 'seating') return [opening.start];
  const steps = Math.ceil(minutesBetween(opening.start, opening.end) / interval);
  const day = dayOf(opening.start);
  const from = minuteOfDay(opening.start);
  return Array.from({ length: steps }, (_, step) => minuteAt(day, from + step * interval));
}
