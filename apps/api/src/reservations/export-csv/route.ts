import { exportReservations as call } from '@stammtisch/contracts/reservation/export-csv';
import type { QueryOf } from '@stammtisch/contracts/call';
import type { Status } from '@stammtisch/domain/reservation/status';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { common } from '@stammtisch/i18n/common';
import { createTranslator } from '@stammtisch/i18n/messages';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCsv } from '../../platform/http/register-csv.ts';
import { openDesk, todayAt, type Desk } from '../desk.ts';
import type { ReservationRow } from '../reservation-row.ts';
import { cellsOf, headings } from './csv-cells.ts';
import { listForExport, type Range } from './export-csv.sql.ts';

type Question = QueryOf<typeof call>;

/** Rows that are read at once. */
const batch = 500;

export function mountExportCsv(api: Api): void {
  registerCsv(api, call, ({ session, query }) => ({
    name: 'reservations',
    lines: linesOf(api, session.restaurant, query),
  }));
}

/** Batch by batch, each in a transaction of its own: a slow download holds no connection. */
async function* linesOf(
  api: Api,
  restaurant: RestaurantId,
  query: Question,
): AsyncGenerator<readonly string[]> {
  yield headings[query.language];
  const text = createTranslator(common, query.language);
  const statusWord = (status: Status) => text(`status.${status}`);
  let past: ReservationRow | undefined;
  do {
    const after = past;
    const { rows, timeZone } = await api.database.transaction(restaurant, async (tx) => {
      const desk = await openDesk(tx, restaurant, { by: 'staff', elevated: false });
      const range = rangeOf(query, desk);
      const found = await tx.many(listForExport(restaurant, range, { after, count: batch }));
      return { rows: found, timeZone: desk.house.timeZone };
    });
    for (const row of rows) yield cellsOf(row, { timeZone, statusWord });
    past = rows.length < batch ? undefined : rows.at(-1);
  } while (past);
}

function rangeOf({ from, to }: Question, desk: Desk): Range {
  const first = (from !== undefined && parseWireDate(from)) || todayAt(desk);
  return { from: first, to: (to !== undefined && parseWireDate(to)) || first };
}
