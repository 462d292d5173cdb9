import {
  addDays,
  dayOf,
  minuteAt,
  minuteOfDay,
  minutesBetween,
  type Minute,
} from '../time/minute.ts';
import { enterShift, nextShownMinute, type InstantOf, type PlanDays, type Shift } from './shift.ts';

export interface Copy<Entry extends Shift> {
  /** The shifts to be made, with what they were copied from. */
  made: { of: Entry; shift: Shift }[];
  /** There already, at the very same times: a second copy changes nothing. */
  present: Entry[];
  /** Begin on days that the other plan does not have. */
  left: Entry[];
}

/**
 * The same shifts so many days later, at the same times on the clock. What the clocks skip on the
 * other day begins or ends with the first minute that they show.
 *
 * @param days how much later; negative is earlier
 */
export function copyShifts<Entry extends Shift>(
  shifts: readonly Entry[],
  { days, into, taken, instantOf }: CopyTarget,
): Copy<Entry> {
  const known = new Set(taken.map(nameOf));
  const copy: Copy<Entry> = { made: [], present: [], left: [] };
  for (const of of shifts) {
    const moved = {
      employee: of.employee,
      start: nextShownMinute(later(of.start, days), instantOf),
      end: nextShownMinute(later(of.end, days), instantOf),
    };
    const outcome = enterShift(moved, { days: into, instantOf });
    if (outcome.kind === 'refused') copy.left.push(of);
    else if (known.has(nameOf(moved))) copy.present.push(of);
    else {
      known.add(nameOf(moved));
      copy.made.push({ of, shift: outcome.shift });
    }
  }
  return copy;
}

export interface CopyTarget {
  days: number;
  into: PlanDays;
  /** What the other plan has already. */
  taken: readonly Pick<Shift, 'employee' | 'start' | 'end'>[];
  instantOf: InstantOf;
}

function later(minute: Minute, days: number): Minute {
  return minuteAt(addDays(dayOf(minute), days), minuteOfDay(minute));
}

function nameOf({ employee, start, end }: Pick<Shift, 'employee' | 'start' | 'end'>): string {
  return `${start} ${minutesBetween(start, end)} ${employee}`;
}
