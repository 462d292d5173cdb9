import * as z from 'zod';
import { exportBadRows as call } from '@stammtisch/contracts/hotel-import/hotel-import';
import { stayFields } from '@stammtisch/domain/hotel-import/columns';
import type { RowFault } from '@stammtisch/domain/hotel-import/read-stay';
import { hotelImportFilesIn } from '@stammtisch/i18n/hotel-import-files';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { registerCsv } from '../../platform/http/register-csv.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findImport } from '../import-row.ts';

const codes = [
  'missing',
  'no-date',
  'before-arrival',
  'too-long',
  'no-number',
  'no-email',
] as const;
const badRow = z.object({
  row: z.int(),
  cells: z.array(z.string()),
  faults: z.array(
    z.object({ field: z.enum(stayFields), code: z.enum(codes) }) satisfies z.ZodType<RowFault>,
  ),
});

const batch = 1_000;

function listBadRows(restaurant: RestaurantId, id: string, past: number) {
  return sql(badRow)`
    select row, cells, faults from hotel_import_row
     where restaurant_id = ${restaurant} and import_id = ${id} and stay is null and row > ${past}
     order by row limit ${batch}`;
}

/** As they stand in the file, with their number and their faults before them. */
export function mountBadRows(api: Api): void {
  registerCsv(api, call, async ({ session: { restaurant }, query }) => {
    const row = await api.database.transaction(restaurant, (tx) =>
      tx.maybe(findImport(restaurant, query.import)),
    );
    if (!row) return refuse('not-found');
    const words = hotelImportFilesIn(query.language);
    return {
      name: 'bad-rows',
      lines: linesOf(
        api,
        restaurant,
        query.import,
        [words.row, words.faults, ...row.headings],
        words.fault,
      ),
    };
  });
}

async function* linesOf(
  api: Api,
  restaurant: RestaurantId,
  id: string,
  headings: string[],
  wordOf: (fault: RowFault) => string,
): AsyncGenerator<string[]> {
  yield headings;
  let past = 0;
  for (;;) {
    const from = past;
    const rows = await api.database.transaction(restaurant, (tx) =>
      tx.many(listBadRows(restaurant, id, from)),
    );
    for (const row of rows) {
      yield [String(row.row), row.faults.map(wordOf).join(', '), ...row.cells];
    }
    past = rows.at(-1)?.row ?? past;
    if (rows.length < batch) return;
  }
}
