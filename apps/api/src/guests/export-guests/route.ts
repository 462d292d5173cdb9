import {
  exportGuests,
  exportNewsletter,
  newsletterColumns,
  type GuestColumn,
} from '@stammtisch/contracts/guest/export-guests';
import type { Language } from '@stammtisch/contracts/fields/text';
import { guestColumnsIn } from '@stammtisch/i18n/guest-columns';
import type { Api } from '../../platform/http/api.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Query } from '../../platform/database/sql.ts';
import { registerCsv } from '../../platform/http/register-csv.ts';
import type { GuestRow } from '../guest-row.ts';
import { batch, listForExport, listForNewsletter } from './export-guests.sql.ts';

export function mountExportGuests(api: Api): void {
  registerCsv(api, exportGuests, ({ session, query }) => ({
    name: 'guests',
    lines: linesOf(query.columns, query.language, rowsOf(api, session.restaurant, byAge)),
  }));
  registerCsv(api, exportNewsletter, ({ session, query }) => ({
    name: 'newsletter',
    lines: linesOf(newsletterColumns, query.language, rowsOf(api, session.restaurant, byAddress)),
  }));
}

interface Order {
  list: (restaurant: RestaurantId, past: string | undefined) => Query<GuestRow>;
  /** Where the next batch begins. */
  placeOf: (row: GuestRow) => string;
}

const byAge: Order = { list: listForExport, placeOf: (row) => row.id };
const byAddress: Order = { list: listForNewsletter, placeOf: (row) => row.email.toLowerCase() };

/** Batch by batch, each in a transaction of its own: a slow download holds no connection. */
async function* rowsOf(api: Api, restaurant: RestaurantId, { list, placeOf }: Order) {
  let past: string | undefined;
  for (;;) {
    const from = past;
    const rows = await api.database.transaction(restaurant, (tx) =>
      tx.many(list(restaurant, from)),
    );
    yield* rows;
    const last = rows.at(-1);
    if (rows.length < batch || last === undefined) return;
    past = placeOf(last);
  }
}

async function* linesOf(
  columns: readonly GuestColumn[],
  language: Language,
  rows: AsyncIterable<GuestRow>,
): AsyncGenerator<string[]> {
  const { heading, cell } = guestColumnsIn(language);
  yield columns.map(heading);
  for await (const row of rows) yield columns.map((column) => cell(row[column]));
}
