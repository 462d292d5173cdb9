import { unassigned, type TimelineGroup } from './groups.ts';

/** A row as vis-timeline holds it, with what `drawGroup` writes into its head. */
export type BoardRow = TimelineGroup & {
  content: '';
  className: string;
  /** Parties in the unassigned lane. */
  count: number;
  isFolded: boolean;
};

export interface RowsGiven {
  unassignedCount: number;
  folded: ReadonlySet<string>;
}

export function rowsOf(groups: readonly TimelineGroup[], given: RowsGiven): BoardRow[] {
  return groups.map((group) => ({
    ...group,
    content: '',
    className: `row-${group.kind}`,
    count: group.id === unassigned ? given.unassignedCount : 0,
    isFolded: given.folded.has(group.id),
  }));
}

export function isSameRow(row: BoardRow, shown: BoardRow | null): boolean {
  if (shown === null || row.kind !== shown.kind || row.order !== shown.order) return false;
  if (row.count !== shown.count || row.isFolded !== shown.isFolded) return false;
  if (row.kind === 'unassigned' || shown.kind === 'unassigned') return true;
  return row.name === shown.name && row.seats === shown.seats;
}
