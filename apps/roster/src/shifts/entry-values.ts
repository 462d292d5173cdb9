import type { EntryFields } from '@stammtisch/contracts/roster/schedule-entry';
import {
  enterShift,
  newShift,
  type InstantOf,
  type PlanDays,
  type ShiftOutcome,
  type WallTimes,
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
  /** In the night that repeats an hour: its second pass. Without meaning for all other times. */
  startRepeated: boolean;
  endRepeated: boolean;
  comment: string;
}

export function valuesOf({ employee, start, end, source }: PlannedEntry): EntryValues {
  const { startRepeated, endRepeated, comment } = source;
  return { ...timesOf(start, end), startRepeated, endRepeated, employee, comment };
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
  const passes = { startRepeated: false, endRepeated: false };
  return { ...timesOf(start, end), ...passes, employee, comment: '' };
}

function timesOf(start: Minute, end: Minute) {
  const time = (minute: Minute) => formatTime(minuteOfDay(minute));
  return { date: dayOf(start), start: time(start), end: time(end) };
}

/** What is typed as times on the clock, and whether it has to be said which pass of them is meant. */
export interface EnteredTimes extends Required<WallTimes> {
  asksForStart: boolean;
  asksForEnd: boolean;
}

/**
 * An end before the start, or at it, is on the next day: 22:00 to 06:00 is a night. But in the hour that
 * a night repeats, 02:45 to 02:15 can only mean that it ends in the second pass, as does whatever begins
 * there.
 */
export function enteredTimes(values: EntryValues, instantOf: InstantOf): EnteredTimes | undefined {
  const day = parseDay(values.date);
  const [from, to] = [parseTime(values.start), parseTime(values.end)];
  if (day === undefined || from === undefined || to === undefined) return undefined;
  const isTwice = (minute: Minute) => instantOf(minute, true) !== undefined;
  const start = minuteAt(day, from);
  const asksForStart = isTwice(start);
  const startRepeated = asksForStart && values.startRepeated;
  const isInOneHour = asksForStart && isTwice(minuteAt(day, to));
  const isBack = isInOneHour && to <= from && !startRepeated;
  const end = minuteAt(to > from || isBack ? day : addDays(day, 1), to);
  const isSecond = isBack || (isInOneHour && to > from && startRepeated);
  const asksForEnd = isTwice(end) && !isSecond;
  const endRepeated = isSecond || (asksForEnd && values.endRepeated);
  return { start, end, startRepeated, endRepeated, asksForStart, asksForEnd };
}

/** What the rule says of it; undefined while something is missing. */
export function outcomeOf(
  values: EntryValues,
  about: { days: PlanDays; instantOf: InstantOf },
): ShiftOutcome | undefined {
  const times = enteredTimes(values, about.instantOf);
  return times && enterShift({ employee: values.employee, ...times }, about);
}

export function fieldsOf(values: EntryValues, instantOf: InstantOf): EntryFields | undefined {
  const times = enteredTimes(values, instantOf);
  if (!times) return undefined;
  const { start, end, startRepeated, endRepeated } = times;
  return { start, end, startRepeated, endRepeated, comment: values.comment.trim() };
}
