import { lengthOf } from '@stammtisch/domain/roster/shift';
import type { PlannedEntry } from './planned-entry.ts';

/** Answers what the person of an entry has worked on its day, in minutes. */
export function workedMinutes(entries: readonly PlannedEntry[]): (entry: PlannedEntry) => number {
  const byDay = new Map<string, number>();
  for (const entry of entries) {
    if (entry.kind !== 'RECORDING') continue;
    byDay.set(nameOf(entry), (byDay.get(nameOf(entry)) ?? 0) + lengthOf(entry));
  }
  return (entry) => byDay.get(nameOf(entry)) ?? 0;
}

function nameOf({ employee, source }: PlannedEntry): string {
  return `${source.date} ${employee}`;
}
