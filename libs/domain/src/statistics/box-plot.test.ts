import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxPlotOf } from './box-plot.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 40 });

test.each([
  [[10], { low: 10, lowerQuartile: 10, median: 10, upperQuartile: 10, high: 10, outliers: [] }],
  [
    [1, 2, 3, 4, 5],
    { low: 1, lowerQuartile: 2, median: 3, upperQuartile: 4, high: 5, outliers: [] },
  ],
  [
    [20, 22, 24, 26, 28, 90],
    { low: 20, lowerQuartile: 22.5, median: 25, upperQuartile: 27.5, high: 28, outliers: [90] },
  ],
  [
    [1, 40, 41, 42, 43, 44, 80],
    { low: 40, lowerQuartile: 40.5, median: 42, upperQuartile: 43.5, high: 44, outliers: [1, 80] },
  ],
])('the evenings %j make a box', (values, box) => {
  expect(boxPlotOf(values)).toEqual(box);
});

test('without any evening there is no box', () => {
  expect(boxPlotOf([])).toBeUndefined();
});

test('a box rises from whisker to whisker, and every evening lies in it or is an outlier', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      const box = boxPlotOf(values)!;
      const line = [box.low, box.lowerQuartile, box.median, box.upperQuartile, box.high];
      expect(line.toSorted((a, b) => a - b)).toEqual(line);
      const inside = values.filter((value) => value >= box.low && value <= box.high);
      expect(inside.length + box.outliers.length).toBe(values.length);
      const range = box.upperQuartile - box.lowerQuartile;
      expect(box.low).toBeGreaterThanOrEqual(box.lowerQuartile - 1.5 * range);
      expect(box.high).toBeLessThanOrEqual(box.upperQuartile + 1.5 * range);
    }),
  );
});

test('the order in which evenings are told does not matter', () => {
  fc.assert(
    fc.property(numbers, (values) => {
      expect(boxPlotOf(values.toReversed())).toEqual(boxPlotOf(values));
    }),
  );
});
