export interface BoxPlot {
  /** The lowest and the highest value that are no outliers. */
  low: number;
  high: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  /** In rising order. */
  outliers: number[];
}

/** Specification §9: whiskers end at 1.5 times the interquartile range. */
const reach = 1.5;

/** Undefined without any value. One value is its own box. */
export function boxPlotOf(values: readonly number[]): BoxPlot | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  const lowerQuartile = quantile(sorted, 0.25);
  const median = quantile(sorted, 0.5);
  const upperQuartile = quantile(sorted, 0.75);
  if (lowerQuartile === undefined || median === undefined || upperQuartile === undefined) {
    return undefined;
  }
  const range = upperQuartile - lowerQuartile;
  const isInside = (value: number) =>
    value >= lowerQuartile - reach * range && value <= upperQuartile + reach * range;
  const inside = sorted.filter(isInside);
  return {
    // Quartiles lie between two values, so that a whisker never begins inside its box.
    low: Math.min(lowerQuartile, ...inside.slice(0, 1)),
    high: Math.max(upperQuartile, ...inside.slice(-1)),
    lowerQuartile,
    median,
    upperQuartile,
    outliers: sorted.filter((value) => !isInside(value)),
  };
}

/** Between two values it is interpolated (type 7 of Hyndman and Fan, as spreadsheets do). */
function quantile(sorted: readonly number[], share: number): number | undefined {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return undefined;
  return below + (above - below) * (place - Math.floor(place));
}
