import { addDays, parseDay, type Day } from '../time/minute.ts';
import { daysOfMonth, firstOfMonth } from '../time/month.ts';

/** Days from the first to the last, both included. */
export interface Period {
  first: Day;
  last: Day;
}

const yearShape = /^[12]\d{3}$/;

/** Reads `2026` as the first of January of that year. */
export function parseWireYear(text: string): Day | undefined {
  return yearShape.test(text) ? parseDay(`${text}-01-01`) : undefined;
}

export function monthOf(day: Day): Period {
  return { first: firstOfMonth(day), last: lastOfMonth(day) };
}

export function yearOf(day: Day): Period {
  return { first: inYear(day, 0, '01-01'), last: inYear(day, 0, '12-31') };
}

/** Specification §2: the box plot looks at the three months before the one that a day lies in. */
export function threeMonthsBefore(day: Day): Period {
  const last = addDays(firstOfMonth(day), -1);
  return { first: addMonths(firstOfMonth(day), -3), last };
}

/** The first day of the month that lies `months` after the day's own. */
export function addMonths(day: Day, months: number): Day {
  const from = new Date(`${firstOfMonth(day)}T00:00Z`);
  from.setUTCMonth(from.getUTCMonth() + months);
  return real(from.toISOString().slice(0, 10));
}

/** The same days a year before; what ends with its month ends with it there too (leap years). */
export function aYearEarlier({ first, last }: Period): Period {
  const isWhole = last === lastOfMonth(last);
  const month = addMonths(last, -12);
  return {
    first: earlier(first),
    last: isWhole ? lastOfMonth(month) : earlier(last),
  };
}

/** Of a running period only what has passed, today included, so that it is compared fairly. */
export function untilToday(period: Period, today: Day): Period {
  return today >= period.first && today < period.last ? { ...period, last: today } : period;
}

function earlier(day: Day): Day {
  // 29 February has no day a year before.
  return day.endsWith('02-29') ? inYear(day, -1, '02-28') : inYear(day, -1, day.slice(5));
}

function lastOfMonth(day: Day): Day {
  return daysOfMonth(day).at(-1) ?? day;
}

function inYear(day: Day, years: number, rest: string): Day {
  return real(`${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}-${rest}`);
}

function real(text: string): Day {
  const day = parseDay(text);
  if (day === undefined) throw new Error(`no day: ${text}`);
  return day;
}
