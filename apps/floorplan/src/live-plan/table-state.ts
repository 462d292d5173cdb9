import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { isOccupying } from '@stammtisch/domain/reservation/status';
import { endOf, startOf } from '@stammtisch/domain/reservation/stay';
import { dayOf, type Day, type Minute } from '@stammtisch/domain/time/minute';

export type TableKind = 'free' | 'reserved' | 'seated' | 'left';

/** How a table stands: for whom it is held, and who comes after them. */
export type TableState =
  | { kind: 'free' }
  | { kind: 'reserved' | 'seated' | 'left'; party: ReservationReply; next?: ReservationReply };

const kinds: Partial<Record<ReservationReply['status'], 'seated' | 'left'>> = {
  SEATED: 'seated',
  CLOSED: 'left',
};

/**
 * The state of each table that anybody holds, by the table's id; every other one is free. A party
 * whose time has passed without its coming no longer holds it. Of a day that is over, the last
 * party that ate there is told.
 */
export function tableStates(
  reservations: readonly ReservationReply[],
  { day, now }: { day: Day; now: Minute },
): ReadonlyMap<string, TableState> {
  const isOver = dayOf(now) > day;
  const present = reservations.filter((party) => isHolding(party, now));
  const gone = isOver ? reservations.filter(({ status }) => status === 'CLOSED') : [];
  const states = new Map<string, TableState>();
  for (const [table, parties] of byTable(gone)) {
    const party = parties.at(-1);
    if (party !== undefined) states.set(table, { kind: 'left', party });
  }
  for (const [table, parties] of byTable(present)) {
    const [party, next] = parties;
    if (party === undefined) continue;
    const kind = kinds[party.status] ?? 'reserved';
    states.set(table, { kind, party, ...(next !== undefined && { next }) });
  }
  return states;
}

function isHolding(party: ReservationReply, now: Minute): boolean {
  return party.status === 'SEATED' || (isOccupying(party.status) && endOf(party) > now);
}

/** Who sits comes first, then by their start. */
function byTable(parties: readonly ReservationReply[]): Map<string, ReservationReply[]> {
  const tables = new Map<string, ReservationReply[]>();
  for (const party of parties.toSorted(seatedThenStart)) {
    for (const { id } of party.tables) tables.set(id, [...(tables.get(id) ?? []), party]);
  }
  return tables;
}

function seatedThenStart(first: ReservationReply, second: ReservationReply): number {
  const seated = Number(second.status === 'SEATED') - Number(first.status === 'SEATED');
  return seated || startOf(first).localeCompare(startOf(second));
}
