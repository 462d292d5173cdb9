import { addDays, dayOf, minuteAt, minuteOfDay, type Day, type Minute } from '../time/minute.ts';

export const repeatUnits = ['DAY', 'WEEK', 'MONTH'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** How a series goes on: every so many units, until a day (inclusive) or for so many times. */
export interface RepeatRule {
  unit: RepeatUnit;
  every: number;
  end: { kind: 'until'; day: Day } | { kind: 'count'; count: number };
}

/** A year of every day, and five years ahead: more at once is a slip of the finger. */
export const mostRepeats = 366;
const furthestDays = 5 * 366;

/**
 * The starts of a series, the first included, in the restaurant's wall-clock time: every party comes
 * at the same time of day, whatever the clocks did in between (decisions §3). A month without the
 * day is left out, as nobody means the 28th who says "every 31st".
 */
export function repeatedStarts(first: Minute, rule: RepeatRule): Minute[] {
  const starts: Minute[] = [];
  const most = rule.end.kind === 'count' ? Math.min(rule.end.count, mostRepeats) : mostRepeats;
  const firstDay = dayOf(first);
  const horizon = addDays(firstDay, furthestDays);
  const last = rule.end.kind === 'until' && rule.end.day < horizon ? rule.end.day : horizon;
  for (let step = 0; starts.length < most && step <= furthestDays; step += 1) {
    const day = dayAfter(firstDay, rule, step);
    if (day === undefined) continue;
    if (day > last) break;
    starts.push(minuteAt(day, minuteOfDay(first)));
  }
  return starts;
}

/** Undefined where the month has no such day. */
function dayAfter(first: Day, { unit, every }: RepeatRule, step: number): Day | undefined {
  if (unit === 'DAY') return addDays(first, every * step);
  if (unit === 'WEEK') return addDays(first, every * step * 7);
  const ofMonth = Number(first.slice(8, 10));
  const months = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + every * step;
  const month = String((months % 12) + 1).padStart(2, '0');
  const begin = `${Math.floor(months / 12)}-${month}-01` as Day;
  const day = addDays(begin, ofMonth - 1);
  return day.slice(0, 7) === begin.slice(0, 7) ? day : undefined;
}
