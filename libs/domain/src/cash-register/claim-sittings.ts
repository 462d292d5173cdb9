import type { Status } from '../reservation/status.ts';
import type { Instant } from './facts.ts';
import type { Sitting } from './sittings.ts';

/** A reservation as the register's rules see it. */
export interface RegisterParty {
  id: string;
  status: Status;
  start: Instant;
  /** Planned. */
  end: Instant;
  tables: readonly string[];
  /** Tables at which the register has seen it, before it was moved. */
  earlierTables: readonly string[];
  /** The register was the last one to change its status. */
  isOfRegister: boolean;
  /** When a person changed its status for the last time. */
  changedByHandAt: Instant | undefined;
  arrival: Instant | undefined;
  departure: Instant | undefined;
  locked: boolean;
  /** The register has said before that they did not come. */
  wasNoShow: boolean;
}

/**
 * Which party sits there. Whoever was seated by hand and has not paid comes first; then the party
 * without a sitting at this table whose start is nearest; then whoever sat there last and still may.
 *
 * @param earlyArrival milliseconds before its start from which on an order may be a party's own
 */
export function claimSittings(
  sittings: readonly Sitting[],
  parties: readonly RegisterParty[],
  earlyArrival: number,
): Map<string, Sitting[]> {
  const claims = new Map<string, Sitting[]>();
  const lastAt = new Map<string, RegisterParty>();
  const expected = parties.filter(canClaim);
  const byTable = new Map<string, RegisterParty[]>();
  for (const party of expected) {
    for (const table of new Set([...party.tables, ...party.earlierTables])) {
      byTable.set(table, [...(byTable.get(table) ?? []), party]);
    }
  }
  for (const sitting of sittings) {
    const here = byTable.get(sitting.table) ?? [];
    const isNew = (party: RegisterParty) =>
      !claims.get(party.id)?.some(({ table }) => table === sitting.table);
    const last = lastAt.get(sitting.table);
    const owner =
      latest(here.filter((party) => isNew(party) && wasSeatedByHand(party, sitting.from))) ??
      nearest(
        here.filter((party) => isNew(party) && isExpected(party, sitting.from, earlyArrival)),
        sitting.from,
      ) ??
      (last && sitting.from < endOf(last) ? last : undefined);
    if (!owner) continue;
    claims.set(owner.id, [...(claims.get(owner.id) ?? []), sitting]);
    lastAt.set(sitting.table, owner);
  }
  return claims;
}

function canClaim({ status, isOfRegister }: RegisterParty): boolean {
  if (status === 'NO_SHOW') return isOfRegister;
  return status === 'CONFIRMED' || status === 'SEATED' || status === 'CLOSED';
}

function wasSeatedByHand(party: RegisterParty, at: Instant): boolean {
  if (party.isOfRegister || party.arrival === undefined) return false;
  return party.arrival <= at && at < (party.departure ?? Infinity);
}

function isExpected(party: RegisterParty, at: Instant, earlyArrival: number): boolean {
  return party.start - earlyArrival <= at && at < endOf(party);
}

/** Somebody whom a person has seated sits as long as they like. */
function endOf(party: RegisterParty): Instant {
  return party.status === 'SEATED' && !party.isOfRegister ? Infinity : party.end;
}

function latest(parties: readonly RegisterParty[]): RegisterParty | undefined {
  return parties.toSorted((a, b) => (b.arrival ?? 0) - (a.arrival ?? 0)).at(0);
}

function nearest(parties: readonly RegisterParty[], at: Instant): RegisterParty | undefined {
  const far = (party: RegisterParty) => Math.abs(party.start - at);
  return parties.toSorted((a, b) => far(a) - far(b) || a.start - b.start).at(0);
}
