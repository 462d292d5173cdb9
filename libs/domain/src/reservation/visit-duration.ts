import { minuteOfDay, type Minute } from '../time/minute.ts';

/** How long parties stay; minutes. */
export interface VisitDurations {
  /** Unless a rule below says otherwise. */
  usual: number;
  /** Minute of the day from which the evening's figures count. */
  eveningFrom: number;
  /** Each counts for parties of its size up to the next larger one's. */
  bySize: readonly { minPersons: number; day: number; evening: number }[];
}

/** Minutes that a party of this size stays when it comes at this time. */
export function visitDuration(durations: VisitDurations, persons: number, start: Minute): number {
  const rule = durations.bySize
    .filter(({ minPersons }) => minPersons <= persons)
    .toSorted((one, other) => other.minPersons - one.minPersons)[0];
  if (!rule) return durations.usual;
  return minuteOfDay(start) >= durations.eveningFrom ? rule.evening : rule.day;
}
