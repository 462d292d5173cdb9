import { dayOf } from '../time/minute.ts';
import type { Shift } from './shift.ts';

/**
 * Minutes between two working days: eleven hours (§5 ArbZG, §12 AZG, article 3 of 2003/88/EC).
 * Houses with a collective agreement may go below it, so it is pointed out and never refused.
 */
export const leastRest = 11 * 60;

export type Conflict<Entry extends Shift> =
  | { kind: 'overlap'; first: Entry; second: Entry }
  /** `rest` is what lies between them, in minutes. */
  | { kind: 'rest'; first: Entry; second: Entry; rest: number };

/**
 * What cannot be worked, or should not be: two shifts of one person at the same time, and less than
 * eleven hours between the end of a working day and the next one. Two shifts that begin on one day
 * are one working day with a break.
 */
export function findConflicts<Entry extends Shift>(shifts: readonly Entry[]): Conflict<Entry>[] {
  return [...Map.groupBy(shifts, ({ employee }) => employee).values()].flatMap(conflictsOfOne);
}

function conflictsOfOne<Entry extends Shift>(shifts: readonly Entry[]): Conflict<Entry>[] {
  const inOrder = shifts.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const found: Conflict<Entry>[] = [];
  for (const [index, second] of inOrder.entries()) {
    const earlier = inOrder.slice(0, index);
    for (const first of earlier) {
      if (first.to > second.from) found.push({ kind: 'overlap', first, second });
    }
    const first = latestEnd(earlier);
    if (!first || first.to > second.from || dayOf(first.start) === dayOf(second.start)) continue;
    const rest = second.from - first.to;
    if (rest < leastRest) found.push({ kind: 'rest', first, second, rest });
  }
  return found;
}

function latestEnd<Entry extends Shift>(shifts: readonly Entry[]): Entry | undefined {
  return shifts.reduce<Entry | undefined>(
    (latest, shift) => (latest === undefined || shift.to >= latest.to ? shift : latest),
    undefined,
  );
}
