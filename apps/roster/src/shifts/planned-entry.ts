import type { ScheduleEntry } from '@stammtisch/contracts/roster/schedule-entry';
import type { Shift } from '@stammtisch/domain/roster/shift';
import type { EpochMinute } from '@stammtisch/domain/time/minute';

/** A shift or recorded time, as the rules and the screen see it. */
export interface PlannedEntry extends Shift {
  kind: ScheduleEntry['kind'];
  /** As it came, with its links. */
  source: ScheduleEntry;
}

export function plannedEntry(source: ScheduleEntry): PlannedEntry {
  const { kind, employee, start, end, startsAt, endsAt } = source;
  return { source, kind, employee, start, end, from: minuteOf(startsAt), to: minuteOf(endsAt) };
}

function minuteOf(instant: string): EpochMinute {
  return (Date.parse(instant) / 60_000) as EpochMinute;
}
