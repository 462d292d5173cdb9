import type { Faults } from './faults.ts';
import type { Account } from './till.ts';

const usualLimit = 25;

function pageOf<Item>(items: readonly Item[], query: URLSearchParams): Item[] {
  const limit = Number(query.get('limit') ?? usualLimit);
  const from = (Number(query.get('page') ?? 1) - 1) * limit;
  return items.slice(from, from + limit);
}

export function listTables({ tables }: Account, query: URLSearchParams) {
  return pageOf(tables, query).map(({ id, name }, index) => ({
    table_id: id,
    table_name: name,
    table_description: '',
    table_order: index,
    tableArea_id: 1,
  }));
}

/** What is ordered and not paid. */
export function listOrders({ orders }: Account, query: URLSearchParams, faults: Faults) {
  const twice = faults.ordersTwice ? orders.flatMap((order) => [order, order]) : orders;
  const sorted = faults.backwards ? twice.toReversed() : twice;
  return pageOf(sorted, query).map(({ id, table, product, at }) => ({
    order_id: id,
    order_quantity: '1',
    order_product_name: product,
    order_status: 1,
    order_created_at: at,
    table_id: table,
  }));
}

export function listInvoices({ bills }: Account, query: URLSearchParams, faults: Faults) {
  const from = query.get('dateFrom') ?? '';
  const limit = Number(query.get('limit') ?? usualLimit);
  const offset = Number(query.get('offset') ?? 0);
  const found = bills.filter(({ at }) => at >= from);
  const sorted = faults.backwards ? found.toReversed() : found;
  return {
    count: found.length,
    dateFrom: from,
    limit,
    offset,
    invoices: sorted.slice(offset, offset + limit).map(({ id, table, at, items }) => ({
      invoice_id: id,
      invoice_number: id,
      invoice_timestamp: at,
      invoice_deleted_at: null,
      invoice_total: '12.50',
      table_id: table,
      items: items.map((item) => ({
        item_id: item.id,
        item_name: item.product,
        item_timestamp: item.at,
        table_id: table,
      })),
    })),
  };
}
