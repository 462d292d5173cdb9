import { randomBytes } from 'node:crypto';

/** What the emulator keeps of one house's register. */
export interface Account {
  id: number;
  name: string;
  /** Empty once it was revoked. */
  token: string;
  tables: { id: number; name: string }[];
  orders: Order[];
  bills: Bill[];
}

export interface Order {
  id: number;
  table: number;
  product: string;
  /** ISO 8601, as the register's own clock showed it. */
  at: string;
}

export interface Bill {
  id: number;
  table: number;
  at: string;
  items: Order[];
}

/** Somebody asked for access, and nobody has answered yet. */
export interface Grant {
  token: string;
  callbackUri: string;
  status: 'pending' | 'granted' | 'denied';
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface Kept {
  accounts: Account[];
  grants: Grant[];
  lastId: number;
}

/** The provider's page is open for ten minutes. */
const grantFor = 600_000;
const usualTables = Array.from({ length: 20 }, (_, index) => String(index + 1));

/** Every register of the provider: who may look at it, what is ordered there and what is paid. */
export class Till {
  readonly #kept: Kept;

  constructor(kept: Kept = { accounts: [], grants: [], lastId: 1_000 }) {
    this.#kept = kept;
  }

  get kept(): Kept {
    return this.#kept;
  }

  get accounts(): readonly Account[] {
    return this.#kept.accounts;
  }

  ask(callbackUri: string, now: number): Grant {
    const token = randomBytes(18).toString('base64url');
    const grant: Grant = { token, callbackUri, status: 'pending', expiresAt: now + grantFor };
    this.#kept.grants.push(grant);
    return grant;
  }

  grant(token: string): Grant | undefined {
    return this.#kept.grants.find((grant) => grant.token === token);
  }

  /** The register of that name; a new one has the tables 1 to 20. */
  open(name: string): Account {
    const known = this.#kept.accounts.find((account) => account.name === name);
    if (known) return known;
    const id = this.#nextId();
    const tables = usualTables.map((table) => ({ id: this.#nextId(), name: table }));
    const account = { id, name, token: '', tables, orders: [], bills: [] };
    this.#kept.accounts.push(account);
    return account;
  }

  /** A new token; those of before are none any more. */
  access(account: Account): string {
    account.token = randomBytes(24).toString('base64url');
    return account.token;
  }

  byToken(token: string): Account | undefined {
    return token === '' ? undefined : this.accounts.find((account) => account.token === token);
  }

  byId(id: number): Account | undefined {
    return this.accounts.find((account) => account.id === id);
  }

  addTable(account: Account, name: string): void {
    account.tables.push({ id: this.#nextId(), name });
  }

  order(account: Account, table: number, { at, product = 'Schnitzel' }: Partial<Order>): Order {
    const order = { id: this.#nextId(), table, product, at: at ?? new Date().toISOString() };
    account.orders.push(order);
    return order;
  }

  /** Pays what is open at the table, or the first of it only. */
  pay(
    account: Account,
    table: number,
    { at, isPart }: { at?: string; isPart?: boolean } = {},
  ): void {
    const open = account.orders.filter((order) => order.table === table);
    const items = isPart ? open.slice(0, 1) : open;
    if (items.length === 0) return;
    account.orders = account.orders.filter((order) => !items.includes(order));
    const id = this.#nextId();
    account.bills.push({ id, table, at: at ?? new Date().toISOString(), items });
  }

  /** Takes everything that is open at one table to another. */
  move(account: Account, from: number, to: number): void {
    for (const order of account.orders) if (order.table === from) order.table = to;
  }

  #nextId(): number {
    this.#kept.lastId += 1;
    return this.#kept.lastId;
  }
}
