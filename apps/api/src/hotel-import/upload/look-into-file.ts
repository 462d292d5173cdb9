import { recogniseColumns, type StayColumns } from '@stammtisch/domain/hotel-import/columns';
import { recogniseNotation, type Notation } from '@stammtisch/domain/hotel-import/dates';
import { decodeFile, type DecodedFile } from './decode-file.ts';
import { delimiterOf, readRows, UnreadableCsv } from './read-rows.ts';

/** As many as somebody looks at before they go on. */
const sampleSize = 20;
const mostColumns = 500;

export interface LookedInto {
  encoding: DecodedFile['encoding'];
  delimiter: string;
  headings: string[];
  sample: string[][];
  columns: StayColumns;
  notation: Notation;
  rows: number;
}

export type UnreadableReason = 'not-text' | 'no-columns' | 'no-rows' | 'row-too-long' | 'quotes';

/** Whether it is a table, and what stands in which column by the look of it. */
export async function lookIntoFile(
  content: Uint8Array,
): Promise<LookedInto | { reason: UnreadableReason }> {
  const decoded = decodeFile(content);
  if (!decoded) return { reason: 'not-text' };
  const delimiter = delimiterOf(decoded.text);
  if (delimiter === undefined) return { reason: 'no-columns' };
  const first: string[][] = [];
  let count = 0;
  try {
    for await (const row of readRows(decoded.text, delimiter)) {
      if (count <= sampleSize) first.push(row);
      count += 1;
    }
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    return { reason: error.message === 'CSV_MAX_RECORD_SIZE' ? 'row-too-long' : 'quotes' };
  }
  const [headings = [], ...sample] = first;
  if (headings.length > mostColumns) return { reason: 'no-columns' };
  if (sample.length === 0) return { reason: 'no-rows' };
  const columns = recogniseColumns(headings);
  const dates = [columns.arrival, columns.departure].flatMap((column) =>
    column === undefined ? [] : sample.map((row) => row[column] ?? ''),
  );
  return {
    encoding: decoded.encoding,
    delimiter,
    headings,
    sample,
    columns,
    notation: recogniseNotation(dates),
    rows: count - 1,
  };
}
