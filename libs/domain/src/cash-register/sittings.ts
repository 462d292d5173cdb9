import { isOpen, type Instant, type KeptBill, type RegisterFacts } from './facts.ts';

/** A sign that somebody sits there. */
export interface Evidence {
  at: Instant;
  /** When it was read for the first time. */
  seenAt: Instant;
}

/** From the first order until nothing is open any more, at one of our tables. */
export interface Sitting {
  table: string;
  from: Instant;
  /** Undefined while something is open. */
  until: Instant | undefined;
  evidence: readonly Evidence[];
  /** The last bill; none where the orders were taken back. */
  bill: Evidence | undefined;
}

interface Line {
  table: string;
  from: Instant;
  until: Instant;
  evidence: Evidence;
  bill: Evidence | undefined;
}

/**
 * Who paid a part still has something open, so what is ordered and paid at a table is one stretch of
 * time as long as its parts overlap. A new stretch is a new sitting.
 *
 * @param tables our table by the register's
 * @returns in the order in which they began
 */
export function sittingsOf(facts: RegisterFacts, tables: ReadonlyMap<string, string>): Sitting[] {
  const lines = linesOf(facts, tables).toSorted((a, b) => a.from - b.from || a.until - b.until);
  const last = new Map<string, Stretch>();
  const all: Stretch[] = [];
  for (const line of lines) {
    const current = last.get(line.table);
    if (current && (line.from < current.until || line.from === current.from)) {
      current.until = Math.max(current.until, line.until);
      current.evidence.push(line.evidence);
      if (line.bill && line.bill.at >= (current.bill?.at ?? line.bill.at)) current.bill = line.bill;
      continue;
    }
    const stretch = { ...line, evidence: [line.evidence] };
    last.set(line.table, stretch);
    all.push(stretch);
  }
  return all.map(({ table, from, until, evidence, bill }) => ({
    table,
    from,
    until: until === Infinity ? undefined : until,
    evidence,
    bill,
  }));
}

interface Stretch extends Omit<Line, 'evidence'> {
  evidence: Evidence[];
}

function linesOf(facts: RegisterFacts, tables: ReadonlyMap<string, string>): Line[] {
  const ofOrders = facts.orders.flatMap((order): Line[] => {
    const table = tables.get(order.table);
    if (table === undefined) return [];
    const evidence = { at: order.at, seenAt: order.firstSeenAt };
    const until = isOpen(order, facts) ? Infinity : order.at;
    return [{ table, from: order.at, until, evidence, bill: undefined }];
  });
  const ofBills = facts.bills.flatMap((bill): Line[] => {
    const table = tables.get(bill.table);
    if (table === undefined) return [];
    const from = Math.min(bill.orderedFrom ?? firstOrderOf(bill, facts), bill.at);
    const seenAt = bill.firstSeenAt;
    const paid = { at: bill.at, seenAt };
    return [{ table, from, until: bill.at, evidence: { at: from, seenAt }, bill: paid }];
  });
  return [...ofOrders, ...ofBills];
}

/** Where a bill does not say what was ordered when: the first order since the bill before. */
function firstOrderOf(bill: KeptBill, { orders, bills }: RegisterFacts): Instant {
  const before = bills
    .filter(({ table, at }) => table === bill.table && at < bill.at)
    .reduce((latest, { at }) => Math.max(latest, at), -Infinity);
  return orders
    .filter(({ table, at }) => table === bill.table && at > before && at <= bill.at)
    .reduce((first, { at }) => Math.min(first, at), bill.at);
}
