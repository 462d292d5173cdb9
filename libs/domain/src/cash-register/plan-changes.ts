import { claimSittings, type RegisterParty } from './claim-sittings.ts';
import type { Instant, RegisterFacts } from './facts.ts';
import { sittingsOf, type Evidence, type Sitting } from './sittings.ts';

/** What the register has to say about one party, in this order. */
export interface RegisterChange {
  party: string;
  steps: readonly { to: 'SEATED' | 'CLOSED' | 'NO_SHOW'; at: Instant }[];
  /** Where it was seen. */
  tables: readonly string[];
}

export interface RegisterRules {
  now: Instant;
  /** Minutes; specification §3. */
  earlyArrivalBufferMinutes: number;
  noShowBufferMinutes: number;
  /** Since when the register is listened to: of parties before it nobody says that they stayed away. */
  since: Instant;
}

const minute = 60_000;

/**
 * Decides by what was read: seated with the first order, gone with the bill that leaves nothing open,
 * not come when nothing was ordered for so long. What a person has changed since stays as it is.
 *
 * @param tables our table by the register's
 */
export function planChanges(
  facts: RegisterFacts,
  parties: readonly RegisterParty[],
  tables: ReadonlyMap<string, string>,
  rules: RegisterRules,
): RegisterChange[] {
  const sittings = sittingsOf(facts, tables);
  const claims = claimSittings(sittings, parties, rules.earlyArrivalBufferMinutes * minute);
  const matched = new Set(tables.values());
  return parties.flatMap((party) => {
    const own = claims.get(party.id) ?? [];
    const steps =
      own.length > 0
        ? stepsOf(party, own)
        : staysAway(party, { facts, sittings, matched, rules })
          ? [{ to: 'NO_SHOW' as const, at: rules.now }]
          : [];
    const seenAt = [...new Set(own.map(({ table }) => table))];
    return steps.length > 0 ? [{ party: party.id, steps, tables: seenAt }] : [];
  });
}

function stepsOf(party: RegisterParty, own: readonly Sitting[]): RegisterChange['steps'] {
  const { changedByHandAt: byHand = -Infinity } = party;
  const isNews = ({ at, seenAt }: Evidence) => at > byHand && seenAt > byHand;
  const signs = own.flatMap(({ evidence }) => evidence).filter(isNews);
  const arrival = signs.reduce((first, { at }) => Math.min(first, at), Infinity);
  const bill = lastBill(own);
  const left = bill && isNews(bill) ? [{ to: 'CLOSED' as const, at: bill.at }] : [];
  switch (party.status) {
    case 'NO_SHOW':
    case 'CONFIRMED':
      return signs.length > 0 ? [{ to: 'SEATED', at: arrival }, ...left] : [];
    case 'SEATED':
      return left;
    case 'CLOSED': {
      if (!party.isOfRegister || signs.length === 0) return [];
      // Who pays each round has not gone with the first one.
      const isBack = bill === undefined || bill.at > (party.departure ?? Infinity);
      return isBack ? [{ to: 'SEATED', at: lastSign(signs) }, ...left] : [];
    }
    default:
      return [];
  }
}

function lastSign(signs: readonly Evidence[]): Instant {
  return signs.reduce((last, { at }) => Math.max(last, at), -Infinity);
}

/** Only where nothing is open at any of its tables; orders that were taken back need no bill. */
function lastBill(own: readonly Sitting[]): Evidence | undefined {
  if (own.some(({ until }) => until === undefined)) return undefined;
  return own
    .map(({ bill }) => bill)
    .reduce((last, bill) => {
      return bill && (!last || bill.at > last.at) ? bill : last;
    }, undefined);
}

interface Silence {
  facts: RegisterFacts;
  sittings: readonly Sitting[];
  matched: ReadonlySet<string>;
  rules: RegisterRules;
}

/**
 * Silence tells something only where the register was asked after the buffer had passed and knows
 * every table of the party. Whoever still sits there from before keeps them waiting at the bar.
 */
function staysAway(party: RegisterParty, { facts, sittings, matched, rules }: Silence): boolean {
  const due = party.start + rules.noShowBufferMinutes * minute;
  if (party.status !== 'CONFIRMED' || party.locked || party.wasNoShow) return false;
  if (party.start < rules.since || rules.now <= due) return false;
  if (facts.readAt === undefined || facts.readAt <= due) return false;
  if (party.tables.length === 0 || !party.tables.every((table) => matched.has(table))) return false;
  return !sittings.some(
    ({ table, from, until }) =>
      party.tables.includes(table) && from < due && (until ?? Infinity) > party.start,
  );
}
