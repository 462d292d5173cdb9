import type { EntryFields } from '@stammtisch/contracts/roster/schedule-entry';
import {
  enterShift,
  newShift,
  type InstantOf,
  type PlanDays,
  type ShiftOutcome,
} from '@stammtisch/domain/roster/shift';
import {
  addDays,
  dayOf,
  minuteAt,
  minuteOfDay,
  parseDay,
  type Day,
  type Minute,
} from '@stammtisch/domain/time/minute';
import { formatTime, parseTime } from '@stammtisch/domain/time/wire-time';
import type { PlannedEntry } from './planned-entry.ts';

/** What the sheet holds, as it is typed. */
export interface EntryValues {
  employee: string;
  /** `2027-05-03`, or empty. */
  date: string;
  /** HH:mm, or empty. */
  start: string;
  end: string;
  comment: string;
}

export function valuesOf({ employee, start, end, source }: PlannedEntry): EntryValues {
  return { ...timesOf(start, end), employee, comment: source.comment };
}

/** Specification §9: 18:00 to 22:00, unless other times were drawn. */
export function newValues(
  employee: string,
  day: Day,
  drawn?: { start: Minute; end: Minute },
): EntryValues {
  const { start, end } = drawn ?? {
    start: minuteAt(day, newShift.start),
    end: minuteAt(day, newShift.end),
  };
  return { ...timesOf(start, end), employee, comment: '' };
}

function timesOf(start: Minute, end: Minute) {
  const time = (minute: Minute) => formatTime(minuteOfDay(minute));
  return { date: dayOf(start), start: time(start), end: time(end) };
}

/** An end before the start, or at it, is on the next day: 22:00 to 06:00 is a night. */
export function minutesOf(values: EntryValues): { start: Minute; end: Minute } | undefined {
  const day = parseDay(values.date);
  const [start, end] = [parseTime(values.start), parseTime(values.end)];
  if (day === undefined || start === undefined || end === undefined) return undefined;
  const last = end > start ? day : addDays(day, 1);
  return { start: minuteAt(day, start), end: minuteAt(last, end) };
}

/** What the rule says of it; undefined while something is missing. */
export function outcomeOf(
  values: EntryValues,
  about: { days: PlanDays; instantOf: InstantOf },
): ShiftOutcome | undefined {
  const times = minutesOf(values);
  return times && enterShift({ employee: values.employee, ...times }, about);
}

export function fieldsOf(values: EntryValues): EntryFields | undefined {
  const times = minutesOf(values);
  return times && { ...times, comment: values.comment.trim() };
}
