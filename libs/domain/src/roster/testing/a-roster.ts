import fc from 'fast-check';
import {
  addMinutes,
  minutesBetween,
  parseMinute,
  type EpochMinute,
  type Minute,
} from '../../time/minute.ts';
import type { Shift } from '../shift.ts';

const origin = parseMinute('1970-01-01T00:00')!;

/** The clocks of Berlin in 2027: an hour is skipped on 28 March and repeated on 31 October. */
export function berlin2027(minute: Minute, isRepeated = false): EpochMinute | undefined {
  if (isRepeated) {
    const isShownTwice = minute >= '2027-10-31T02:00' && minute < '2027-10-31T03:00';
    return isShownTwice ? ((minutesBetween(origin, minute) - 60) as EpochMinute) : undefined;
  }
  if (minute >= '2027-03-28T02:00' && minute < '2027-03-28T03:00') return undefined;
  const isSummer = minute >= '2027-03-28T03:00' && minute < '2027-10-31T03:00';
  return (minutesBetween(origin, minute) - (isSummer ? 120 : 60)) as EpochMinute;
}

export function at(text: string): Minute {
  const minute = parseMinute(text);
  if (!minute) throw new Error(`no minute: ${text}`);
  return minute;
}

/** A shift of 2027 in Berlin: `aShift('05-03T18:00', '05-03T22:00')`. */
export function aShift(start: string, end: string, employee = 'Anna'): Shift {
  const [begin, finish] = [at(`2027-${start}`), at(`2027-${end}`)];
  return {
    employee,
    start: begin,
    end: finish,
    from: berlin2027(begin)!,
    to: berlin2027(finish)!,
  };
}

/** Shifts of three people in the weeks around both clock changes, quarter by quarter of an hour. */
export const anyShift: fc.Arbitrary<Shift> = fc
  .record({
    employee: fc.constantFrom('Anna', 'Ben', 'Chiara'),
    around: fc.constantFrom('2027-03-22T00:00', '2027-06-07T00:00', '2027-10-25T00:00'),
    quarter: fc.integer({ min: 0, max: 14 * 96 }),
    quarters: fc.integer({ min: 1, max: 48 }),
  })
  .map(({ employee, around, quarter, quarters }) => {
    const start = addMinutes(at(around), quarter * 15);
    const end = addMinutes(start, quarters * 15);
    return { employee, start, end, from: berlin2027(start), to: berlin2027(end) };
  })
  .filter(({ from, to }) => from !== undefined && to !== undefined && to > from)
  .map(({ from, to, ...shift }) => ({ ...shift, from: from!, to: to! }));
