import type {
  RegisterBill,
  RegisterOrder,
  RegisterRead,
} from '@stammtisch/domain/cash-register/facts';
import type { CashRegisterProvider } from '../cash-register-provider.ts';
import type { Fault } from './ask-provider.ts';
import { invoices, orders, type Invoice } from './provider-replies.ts';
import { readProviderTime } from './provider-time.ts';
import { pageSize, readPages } from './read-pages.ts';

export interface ReadRequest {
  token: string;
  /** Bills from then on, in milliseconds since 1970. */
  since: number;
  /** The restaurant's time zone. */
  zone: string;
}

/** Milliseconds for everything together, so that a slow one is through before its turn comes again. */
const patience = 25_000;
/** Milliseconds that the provider's clock and ours may lie apart. */
const skew = 120_000;

/**
 * What is open, and then the bills. In this order: what is paid in between is open and billed, and
 * settled with the next read; the other way round it would be neither.
 */
export async function readRegister(
  provider: CashRegisterProvider,
  { token, since, zone }: ReadRequest,
): Promise<RegisterRead | Fault> {
  const at = Date.now();
  const signal = AbortSignal.timeout(patience);
  const open = await readPages(provider, {
    token,
    signal,
    schema: orders,
    pathOf: (page) => `/v1/orders?page=${page}&limit=${pageSize}&trainingsMode=0`,
    itemsOf: (page) => page,
  });
  if (open.kind === 'fault') return open;
  if (open.at !== undefined && Math.abs(open.at - Date.now()) > skew) {
    return { kind: 'fault', fault: 'clock' };
  }
  const billed = await readPages(provider, {
    token,
    signal,
    schema: invoices,
    pathOf: (page) => billsPath(page, since),
    itemsOf: (page) => page.invoices,
  });
  if (billed.kind === 'fault') return billed;
  return {
    at,
    orders: open.value.flatMap((order): RegisterOrder[] => {
      const orderedAt = readProviderTime(order.order_created_at, zone);
      if (order.table_id === null || orderedAt === undefined) return [];
      return [{ id: String(order.order_id), table: String(order.table_id), at: orderedAt }];
    }),
    bills: billed.value.flatMap((invoice) => billsOf(invoice, zone)),
  };
}

function billsPath(page: number, since: number): string {
  const query = new URLSearchParams({
    offset: String((page - 1) * pageSize),
    limit: String(pageSize),
    dateField: 'bill',
    dateFrom: new Date(since).toISOString(),
    testMode: '0',
    items: 'true',
  });
  return `/v1/document/invoice?${query}`;
}

/** One for each table that it was written for; those that were cancelled, and cancellations, are none. */
function billsOf(invoice: Invoice, zone: string): RegisterBill[] {
  const at = readProviderTime(invoice.invoice_timestamp, zone);
  const isCancelled = Boolean(invoice.invoice_deleted_at) || (invoice.invoice_total ?? 0) < 0;
  if (at === undefined || isCancelled) return [];
  const items = invoice.items ?? [];
  const tableOf = (item: { table_id?: number | null | undefined }) =>
    item.table_id ?? invoice.table_id;
  const tables = new Set([invoice.table_id, ...items.map(tableOf)]);
  return [...tables].flatMap((table): RegisterBill[] => {
    if (table === null || table === undefined) return [];
    const ordered = items
      .filter((item) => tableOf(item) === table)
      .flatMap(({ item_timestamp: text }) => (text ? (readProviderTime(text, zone) ?? []) : []));
    const orderedFrom = ordered.length > 0 ? Math.min(...ordered) : undefined;
    return [{ id: String(invoice.invoice_id), table: String(table), at, orderedFrom }];
  });
}
