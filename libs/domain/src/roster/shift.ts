import {
  addMinutes,
  dayOf,
  minutesBetween,
  type Day,
  type EpochMinute,
  type Minute,
} from '../time/minute.ts';

/** Specification §9: a new shift begins at 18:00 and ends at 22:00. In minutes of the day. */
export const newShift = { start: 18 * 60, end: 22 * 60 } as const;

/** Wall-clock minutes; a longer one is a slip of the hand. */
const longestShift = 24 * 60;

/** Somebody's time, planned or worked: on the clock of the house, and as instants. */
export interface Shift {
  employee: string;
  start: Minute;
  end: Minute;
  from: EpochMinute;
  to: EpochMinute;
}

/**
 * What the clocks of the house say: undefined for a minute that they never show. In the hour that a night
 * repeats the first pass is meant, and with `isRepeated` the second one, which no other minute has.
 */
export type InstantOf = (minute: Minute, isRepeated?: boolean) => EpochMinute | undefined;

/** Times on the clock, as they are entered. */
export interface WallTimes {
  start: Minute;
  end: Minute;
  /** The second pass of the hour that a night repeats: in Europe winter time. */
  startRepeated?: boolean;
  endRepeated?: boolean;
}

/** The days of a plan, both included. */
export interface PlanDays {
  first: Day;
  last: Day;
}

export type ShiftRefusal = 'END_BEFORE_START' | 'TOO_LONG' | 'NO_SUCH_TIME' | 'OUTSIDE_PLAN';

export type ShiftOutcome =
  | { kind: 'shift'; shift: Shift }
  | { kind: 'refused'; code: ShiftRefusal; field: 'start' | 'end' };

/** What staff entered, as it can be kept. A plan has the shifts that begin on its days. */
export function enterShift(
  { employee, start, end, startRepeated, endRepeated }: WallTimes & Pick<Shift, 'employee'>,
  { days, instantOf }: { days: PlanDays; instantOf: InstantOf },
): ShiftOutcome {
  const [from, to] = [instantOf(start, startRepeated), instantOf(end, endRepeated)];
  if (from === undefined) return { kind: 'refused', code: 'NO_SUCH_TIME', field: 'start' };
  if (to === undefined) return { kind: 'refused', code: 'NO_SUCH_TIME', field: 'end' };
  // The instants count: in the night that repeats an hour, 02:45 to 02:15 may be half an hour.
  if (to <= from) return { kind: 'refused', code: 'END_BEFORE_START', field: 'end' };
  if (minutesBetween(start, end) > longestShift) {
    return { kind: 'refused', code: 'TOO_LONG', field: 'end' };
  }
  const day = dayOf(start);
  if (day < days.first || day > days.last) {
    return { kind: 'refused', code: 'OUTSIDE_PLAN', field: 'start' };
  }
  return { kind: 'shift', shift: { employee, start, end, from, to } };
}

/** Minutes that really pass: a night in which the clocks change is longer or shorter by an hour. */
export function lengthOf({ from, to }: Pick<Shift, 'from' | 'to'>): number {
  return to - from;
}

/** The clocks skip an hour at most (one zone half of it); a search beyond is a bug of the zone. */
const longestGap = 180;

/** The minute itself, or the first one after it that the clocks show. */
export function nextShownMinute(minute: Minute, instantOf: InstantOf): Minute {
  for (let later = 0; later <= longestGap; later += 1) {
    const candidate = addMinutes(minute, later);
    if (instantOf(candidate) !== undefined) return candidate;
  }
  throw new Error(`the clocks show no minute after ${minute}`);
}
