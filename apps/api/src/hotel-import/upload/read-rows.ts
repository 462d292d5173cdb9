import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

const delimiters = [';', ',', '\t', '|'] as const;
/** Characters of one row: more is a file whose quotes never close. */
const longestRow = 100_000;
const chunk = 65_536;

/** What parts the columns: the sign that stands most often in the heading, outside of quotes. */
export function delimiterOf(text: string): string | undefined {
  const heading =
    text
      .slice(0, longestRow)
      .split(/\r?\n/, 1)[0]
      ?.replaceAll(/"[^"]*"/g, '') ?? '';
  const counts = delimiters.map((sign) => heading.split(sign).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? undefined : delimiters[counts.indexOf(most)];
}

export class UnreadableCsv extends Error {}

/**
 * The rows of a file, the heading first, piece by piece: other requests get their turn in between.
 *
 * @throws {UnreadableCsv} for a row that is too long, and for quotes that do not fit together
 */
export async function* readRows(text: string, delimiter: string): AsyncGenerator<string[]> {
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: longestRow,
    }),
  );
  try {
    for await (const row of parser) yield row;
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsv(error.code, { cause: error });
    throw error;
  }
}

function* pieces(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += chunk) yield text.slice(from, from + chunk);
}
