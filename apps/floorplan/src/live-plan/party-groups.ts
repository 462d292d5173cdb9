import { isOccupying } from '@stammtisch/domain/reservation/status';
import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import type { PlanParty } from './plan-party.ts';

export type PartyGroup = 'homeless' | 'waiting' | 'next' | 'later';

/**
 * Who still needs the plan: parties without a table, those of the waiting list, and who comes within
 * `ahead` minutes or later. Who sits at a table is on the plan.
 */
export function partyGroups(
  parties: readonly PlanParty[],
  { now, ahead }: { now: Minute; ahead: number },
): { group: PartyGroup; parties: PlanParty[] }[] {
  const groupOf = (party: PlanParty): PartyGroup | undefined => {
    if (party.status === 'QUEUED') return 'waiting';
    if (!isOccupying(party.status)) return undefined;
    if (party.status !== 'SEATED' && party.end <= now) return undefined;
    if (party.tables.length === 0) return 'homeless';
    if (party.status === 'SEATED') return undefined;
    return minutesBetween(now, party.start) < ahead ? 'next' : 'later';
  };
  const grouped = Map.groupBy(parties, groupOf);
  return (['homeless', 'waiting', 'next', 'later'] as const).flatMap((group) => {
    const found = grouped.get(group);
    if (found === undefined) return [];
    return [{ group, parties: found.toSorted((a, b) => a.start.localeCompare(b.start)) }];
  });
}
