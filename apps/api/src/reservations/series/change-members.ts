import type {
  Occurrence,
  SeriesOutcome,
  SeriesScope,
} from '@stammtisch/contracts/reservation/series';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import type { Desk } from '../desk.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { hasConflict, occurrenceOf, refuseConflicts, withoutIds } from './occurrence.ts';
import { lockMembers } from './series-members.ts';
import { oneOfSeveral, tentatively } from './tentatively.ts';

export interface MembersChange {
  scope: SeriesScope;
  skip: readonly string[];
  dryRun: boolean;
  change: (member: ReservationRow) => Promise<ReservationRow | Refusal>;
}

/** Changes the parties of a series one after the other: all of them, or none. */
export function changeMembers(
  desk: Desk,
  row: ReservationRow,
  { scope, skip, dryRun, change }: MembersChange,
): Promise<SeriesOutcome | Refusal> {
  return tentatively<SeriesOutcome | Refusal>(desk.tx, async () => {
    const occurrences: Occurrence[] = [];
    for (const member of await lockMembers(desk, row, scope)) {
      const before = toMinute(epochMinuteOf(member.startsAt), desk.house.timeZone);
      const changed = skip.includes(formatWireDate(dayOf(before)))
        ? ('skipped' as const)
        : await oneOfSeveral(desk.tx, () => change(member));
      const told = occurrenceOf(startAfter(desk, changed) ?? before, changed);
      if (told instanceof Refusal) return { result: told, isKept: false };
      occurrences.push(told);
    }
    if (!dryRun && hasConflict(occurrences)) {
      return { result: refuseConflicts(occurrences), isKept: false };
    }
    const told = dryRun ? withoutIds(occurrences) : occurrences;
    return { result: { occurrences: told, _links: {} }, isKept: !dryRun };
  });
}

function startAfter(desk: Desk, changed: ReservationRow | Refusal | 'skipped') {
  if (changed === 'skipped' || changed instanceof Refusal) return undefined;
  return toMinute(epochMinuteOf(changed.startsAt), desk.house.timeZone);
}
