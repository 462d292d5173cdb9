import type { BoxPlot } from '@stammtisch/domain/statistics/box-plot';

/** What is drawn: bars of this year beside last year's, a pie, or boxes with whiskers. */
export type Picture =
  | { kind: 'bars'; bars: Bar[]; names: { now: string; before: string }; isShare?: boolean }
  | { kind: 'pie'; slices: { label: string; value: number }[] }
  | { kind: 'boxes'; boxes: { label: string; box: BoxPlot | undefined }[] };

export interface Bar {
  label: string;
  now: number;
  before: number;
}

/** The same in rows, for whoever reads it or takes it away. */
export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface Chart {
  /** What it shows, in one sentence. */
  sentence: string;
  picture: Picture;
  table: ChartTable;
  /** There is nothing to draw: a sample stands there instead. */
  isEmpty: boolean;
}
