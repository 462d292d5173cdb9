import { byteOrderMark, csvLine } from '@stammtisch/domain/csv/csv';
import type { ChartTable } from '../chart/chart.ts';

/** The table of a chart as a spreadsheet reads it; nothing in it can be run. */
export function tableAsCsv({ head, rows }: ChartTable): string {
  return byteOrderMark + [head, ...rows].map((row) => csvLine(row.map(plain))).join('');
}

/** A spreadsheet takes `1 234` and `62,5 %` for numbers only without the spaces that a printer sets. */
function plain(cell: string): string {
  return cell.replaceAll(/(?<=\d)[\u00A0\u202F](?=\d)/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');
}
