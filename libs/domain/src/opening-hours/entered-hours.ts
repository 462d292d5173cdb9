import { addDays, dayOf, type Minute } from '../time/minute.ts';
import { startsIn } from '../availability/guest-limit.ts';
import { openingsOn, type OpeningHour } from './opening-hours.ts';

/**
 * The latest closing time that is read as the next morning's: 18:00-02:00 runs past midnight, and
 * 18:00-12:00 is a slip of the pen. The form's default hours begin at 06:00 (specification §9).
 */
const latestClosing = 360;

/**
 * When an opening hour ends, in minutes since the midnight before its start.
 *
 * @returns undefined when the end lies before the start (specification §5) or one of them is no time
 */
export function lastsUntil(start: number | undefined, end: number | undefined): number | undefined {
  if (start === undefined || end === undefined) return undefined;
  if (end > start) return end;
  return end <= latestClosing && end < start ? end + 1_440 : undefined;
}

/** Whether guests may come at a minute; a house without any hours is always open. */
export function isOpenAt(minute: Minute, hours: readonly OpeningHour[]): boolean {
  if (hours.length === 0) return true;
  const today = dayOf(minute);
  return [addDays(today, -1), today].some((day) =>
    openingsOn(day, hours).some((opening) => startsIn(opening, minute)),
  );
}

/** Whether other hours leave somebody outside who comes at a minute at which the house is open. */
export function isLeftOutside(
  minute: Minute,
  before: readonly OpeningHour[],
  after: readonly OpeningHour[],
): boolean {
  return isOpenAt(minute, before) && !isOpenAt(minute, after);
}
