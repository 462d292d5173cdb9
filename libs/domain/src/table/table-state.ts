import { holdsUntil, overlayAt, type PlannedStay } from '../reservation/overlay.ts';
import { isOccupying } from '../reservation/status.ts';
import { minutesBetween, type Minute } from '../time/minute.ts';

/** A party of a service day; `tables` are ids. */
export interface TableParty extends PlannedStay {
  id: string;
  tables: readonly string[];
}

/** How a table stands: whose it is now, and who comes after them. */
export type TableState<Party extends TableParty = TableParty> =
  | { kind: 'free'; next?: Party | undefined }
  | { kind: 'reserved' | 'late' | 'seated' | 'overtime'; party: Party; next?: Party | undefined }
  /** Two parties want it at one time. */
  | { kind: 'conflict'; party: Party; next: Party }
  /** Of a day that is over: the last ones that ate there. */
  | { kind: 'left'; party: Party; next?: undefined };

export type TableKind = TableState['kind'];

export interface TableClock {
  now: Minute;
  /**
   * Minutes before its start from which a party keeps others from its table: as long as a visit usually
   * takes, so that whoever sits down at a free table may stay that long.
   */
  ahead: number;
  /** The day is over: it is told who was there. */
  isOver: boolean;
}

/**
 * The state of each table that somebody holds or is about to, by the table's id; every other one is
 * free. A party that never came holds its table until its planned end.
 */
export function tableStates<Party extends TableParty>(
  parties: readonly Party[],
  clock: TableClock,
): ReadonlyMap<string, TableState<Party>> {
  const states = new Map<string, TableState<Party>>();
  if (clock.isOver) {
    for (const [table, gone] of byTable(parties.filter(({ status }) => status === 'CLOSED'))) {
      const party = gone.at(-1);
      if (party !== undefined) states.set(table, { kind: 'left', party });
    }
  }
  for (const [table, present] of byTable(parties.filter((party) => isHolding(party, clock.now)))) {
    const [party, next] = present;
    if (party !== undefined) states.set(table, stateOf(party, next, clock));
  }
  return states;
}

function stateOf<Party extends TableParty>(
  party: Party,
  next: Party | undefined,
  { now, ahead }: TableClock,
): TableState<Party> {
  if (next !== undefined && next.start < holdsUntil(party, now)) {
    return { kind: 'conflict', party, next };
  }
  const overlay = overlayAt(party, now);
  if (party.status === 'SEATED') return { kind: overlay ? 'overtime' : 'seated', party, next };
  const isNear = minutesBetween(now, party.start) < ahead;
  if (!isNear) return { kind: 'free', next: party };
  return { kind: overlay === 'late' ? 'late' : 'reserved', party, next };
}

function isHolding(party: TableParty, now: Minute): boolean {
  return party.status === 'SEATED' || (isOccupying(party.status) && party.end > now);
}

/** Who sits comes first, then by their start. */
function byTable<Party extends TableParty>(parties: readonly Party[]): Map<string, Party[]> {
  const tables = new Map<string, Party[]>();
  for (const party of parties.toSorted(seatedThenStart)) {
    for (const table of party.tables) {
      const known = tables.get(table);
      if (known === undefined) tables.set(table, [party]);
      else known.push(party);
    }
  }
  return tables;
}

function seatedThenStart(first: TableParty, second: TableParty): number {
  const seated = Number(second.status === 'SEATED') - Number(first.status === 'SEATED');
  return seated || first.start.localeCompare(second.start);
}
