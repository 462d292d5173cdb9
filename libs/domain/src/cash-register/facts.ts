/** Milliseconds since 1970. */
export type Instant = number;

/** Something that a table has ordered and not paid. */
export interface RegisterOrder {
  id: string;
  /** The register's own table. */
  table: string;
  at: Instant;
}

/** What a table has paid, or a part of it. */
export interface RegisterBill {
  id: string;
  table: string;
  at: Instant;
  /** When the first thing on it was ordered, where the register says so. */
  orderedFrom: Instant | undefined;
}

/** What the register said at one moment: everything that is open, and the bills of the last hours. */
export interface RegisterRead {
  at: Instant;
  orders: readonly RegisterOrder[];
  bills: readonly RegisterBill[];
}

export interface KeptOrder extends RegisterOrder {
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}

export interface KeptBill extends RegisterBill {
  firstSeenAt: Instant;
}

/** Everything that was ever read, brought together. */
export interface RegisterFacts {
  /** The last successful read began then. */
  readAt: Instant | undefined;
  orders: readonly KeptOrder[];
  bills: readonly KeptBill[];
}

export const noFacts: RegisterFacts = { readAt: undefined, orders: [], bills: [] };

/**
 * Adds a read. In whichever order reads come in, and however often: the same facts come of them. An
 * order stands at the table where it was seen last.
 */
export function addRead(facts: RegisterFacts, read: RegisterRead): RegisterFacts {
  const orders = new Map(facts.orders.map((order) => [order.id, order]));
  for (const order of read.orders) {
    const known = orders.get(order.id);
    const isNews = known === undefined || read.at >= known.lastSeenAt;
    orders.set(order.id, {
      ...(isNews ? order : known),
      firstSeenAt: Math.min(known?.firstSeenAt ?? read.at, read.at),
      lastSeenAt: Math.max(known?.lastSeenAt ?? read.at, read.at),
    });
  }
  const bills = new Map(facts.bills.map((bill) => [bill.id, bill]));
  for (const bill of read.bills) {
    const firstSeenAt = Math.min(bills.get(bill.id)?.firstSeenAt ?? read.at, read.at);
    bills.set(bill.id, { ...bill, firstSeenAt });
  }
  return {
    readAt: Math.max(facts.readAt ?? read.at, read.at),
    orders: [...orders.values()],
    bills: [...bills.values()],
  };
}

/** Nobody has paid it as far as the last read knows. */
export function isOpen(order: KeptOrder, { readAt }: RegisterFacts): boolean {
  return readAt !== undefined && order.lastSeenAt >= readAt;
}
