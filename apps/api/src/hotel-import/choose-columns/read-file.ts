import { createHash } from 'node:crypto';
import * as z from 'zod';
import { columnChoice, notation } from '@stammtisch/contracts/hotel-import/hotel-import';
import { readStay, stayKey } from '@stammtisch/domain/hotel-import/read-stay';
import {
  findArrangement,
  suggestReservations,
} from '@stammtisch/domain/hotel-import/suggest-reservations';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { loadConfig, rulesOf } from '../config/config-row.ts';
import { decodeFile } from '../upload/decode-file.ts';
import { readRows } from '../upload/read-rows.ts';

const fileRow = z.object({
  content: z.instanceof(Buffer),
  delimiter: z.string(),
  columns: columnChoice,
  notation,
});
type File = z.output<typeof fileRow>;

const batch = 500;

/** Reads every row, and suggests what belongs to each stay. Says after each batch how far it is. */
export async function readFile(
  tx: Transaction,
  restaurant: RestaurantId,
  id: string,
  tell: (done: number) => Promise<void>,
): Promise<void> {
  const file = await tx.one(sql(fileRow)`
    select content, delimiter, columns, notation from hotel_import
     where restaurant_id = ${restaurant} and id = ${id}`);
  const rules = rulesOf(await tx.one(loadConfig(restaurant)));
  await tx.run(command`
    delete from hotel_import_row where restaurant_id = ${restaurant} and import_id = ${id}`);
  const seen = new Map<string, number>();
  let waiting: StoredRow[] = [];
  let row = 0;
  for await (const cells of rowsOf(file)) {
    row += 1;
    waiting.push(readRow(cells, row, file, rules, seen));
    if (waiting.length < batch) continue;
    await tx.run(storeRows(restaurant, id, waiting));
    waiting = [];
    await tell(row);
  }
  if (waiting.length > 0) await tx.run(storeRows(restaurant, id, waiting));
  await tx.run(nameEarlierImports(restaurant, id));
}

/** All but the heading. */
async function* rowsOf({ content, delimiter }: File): AsyncGenerator<string[]> {
  const decoded = decodeFile(content);
  if (!decoded) throw new Error('a file that was read is no text any more');
  let isHeading = true;
  for await (const cells of readRows(decoded.text, delimiter)) {
    if (!isHeading) yield cells;
    isHeading = false;
  }
}

interface StoredRow {
  row: number;
  stay: object | null;
  cells: readonly string[] | null;
  faults: object | null;
  reservations: readonly object[];
  previous: string;
  /** Hex. */
  fingerprint: string | null;
  accepted: boolean;
}

function readRow(
  cells: readonly string[],
  row: number,
  file: File,
  { eatingTimes, arrangements }: ReturnType<typeof rulesOf>,
  seen: Map<string, number>,
): StoredRow {
  const read = readStay(cells, file.columns, file.notation);
  if (read.kind === 'bad') {
    const kept = cells.map((cell) => cell.replaceAll('\u0000', ''));
    const { faults } = read;
    return {
      row,
      stay: null,
      cells: kept,
      faults,
      reservations: [],
      previous: '',
      fingerprint: null,
      accepted: false,
    };
  }
  const { stay } = read;
  const fingerprint = createHash('sha256').update(stayKey(stay)).digest('hex');
  const earlier = seen.get(fingerprint);
  if (earlier === undefined) seen.set(fingerprint, row);
  const arrangement = findArrangement(stay.arrangement, arrangements);
  const reservations = arrangement ? suggestReservations(stay, arrangement, eatingTimes) : [];
  return {
    row,
    stay,
    cells: null,
    faults: null,
    reservations,
    previous: earlier === undefined ? '' : `#${earlier}`,
    fingerprint,
    accepted: earlier === undefined && reservations.length > 0,
  };
}

function storeRows(restaurant: RestaurantId, id: string, rows: readonly StoredRow[]) {
  return command`
    insert into hotel_import_row (restaurant_id, import_id, row, stay, cells, faults, reservations,
                                  previous, fingerprint, accepted)
    select ${restaurant}, ${id}, r.row, r.stay, r.cells, r.faults, r.reservations, r.previous,
           decode(r.fingerprint, 'hex'), r.accepted
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
           (row int, stay jsonb, cells jsonb, faults jsonb, reservations jsonb, previous text,
            fingerprint text, accepted boolean)`;
}

/** The day is written as everywhere on the wire. */
function nameEarlierImports(restaurant: RestaurantId, id: string) {
  return command`
    update hotel_import_row r set previous = to_char(k.imported_on, 'DD.MM.YYYY'), accepted = false
      from hotel_import_known k
     where r.restaurant_id = ${restaurant} and r.import_id = ${id}
       and k.restaurant_id = r.restaurant_id and k.fingerprint = r.fingerprint`;
}
