import type { Conflict } from '@stammtisch/domain/roster/conflicts';
import { lengthOf } from '@stammtisch/domain/roster/shift';
import type { PlannedEntry } from '../shifts/planned-entry.ts';
import { workedMinutes } from '../shifts/worked-minutes.ts';

/** What the week grid draws of a shift. */
export interface GridEntry {
  id: string;
  title: string;
  start: string;
  end: string;
  /** May be dragged: its plan is open. */
  editable: boolean;
  extendedProps: {
    entry: PlannedEntry;
    /** Minutes. */
    length: number;
    worked: number;
    hasConflict: boolean;
  };
}

/** The shifts, each with what its person has worked on that day. */
export function gridEntries(
  entries: readonly PlannedEntry[],
  conflicts: readonly Conflict<PlannedEntry>[],
  isOpen: (entry: PlannedEntry) => boolean,
): GridEntry[] {
  const contested = new Set(conflicts.flatMap(({ first, second }) => [first, second]));
  const worked = workedMinutes(entries);
  return entries
    .filter(({ kind }) => kind === 'SHIFT')
    .map((entry) => ({
      id: entry.source.id,
      title: entry.employee,
      start: entry.start,
      end: entry.end,
      editable: isOpen(entry),
      extendedProps: {
        entry,
        length: lengthOf(entry),
        worked: worked(entry),
        hasConflict: contested.has(entry),
      },
    }));
}
