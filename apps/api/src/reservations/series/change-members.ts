import type {
  Occurrence,
  SeriesOutcome,
  SeriesScope,
} from '@stammtisch/contracts/reservation/series';
import { dayOf, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import type { Desk } from '../desk.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { hasConflict, occurrenceOf, refuseConflicts, withoutIds } from './occurrence.ts';
import { lockMembers } from './series-members.ts';
import { oneOfSeveral, tentatively } from './tentatively.ts';

export type ChangeMember = (member: ReservationRow) => Promise<ReservationRow | Refusal>;

/** A party before and after its change. */
export interface ChangedMember {
  before: ReservationRow;
  after: ReservationRow;
}

export interface MembersChange {
  scope: SeriesScope;
  skip: readonly string[];
  dryRun: boolean;
  /** Begins with the last day. */
  lastFirst?: boolean;
  /** What all have in common is written here, once; taken back with everything else. */
  prepare: () => Promise<ChangeMember | Refusal>;
  /** Follows once all are changed, by their dates; not after a dry run. */
  finish?: (changes: readonly ChangedMember[]) => Promise<void>;
}

/** Changes the parties of a series one after the other: all of them, or none. */
export function changeMembers(
  desk: Desk,
  row: ReservationRow,
  { scope, skip, dryRun, lastFirst = false, prepare, finish }: MembersChange,
): Promise<SeriesOutcome | Refusal> {
  return tentatively<SeriesOutcome | Refusal>(desk.tx, async () => {
    const change = await prepare();
    if (change instanceof Refusal) return { result: change, isKept: false };
    const occurrences: Occurrence[] = [];
    const changes: ChangedMember[] = [];
    const members = await lockMembers(desk, row, scope);
    for (const member of lastFirst ? members.toReversed() : members) {
      const before = startOf(desk, member);
      const changed = skip.includes(formatWireDate(dayOf(before)))
        ? ('skipped' as const)
        : await oneOfSeveral(desk.tx, () => change(member));
      const isChanged = changed !== 'skipped' && !(changed instanceof Refusal);
      if (isChanged) changes.push({ before: member, after: changed });
      const told = occurrenceOf(isChanged ? startOf(desk, changed) : before, changed);
      if (told instanceof Refusal) return { result: told, isKept: false };
      occurrences.push(told);
    }
    if (lastFirst) {
      occurrences.reverse();
      changes.reverse();
    }
    if (!dryRun && hasConflict(occurrences)) {
      return { result: refuseConflicts(occurrences), isKept: false };
    }
    if (!dryRun) await finish?.(changes);
    const told = dryRun ? withoutIds(occurrences) : occurrences;
    return { result: { occurrences: told, _links: {} }, isKept: !dryRun };
  });
}

/** When a party comes, by the restaurant's own clock. */
export function startOf(desk: Desk, { startsAt }: ReservationRow): Minute {
  return toMinute(epochMinuteOf(startsAt), desk.house.timeZone);
}
