import { useText } from '@stammtisch/remote-kit';
import type { Chart } from '../chart/chart.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';
import { sampleOf } from './sample.ts';

export type Measure = 'reservations' | 'guests';
type Count = Record<Measure, number>;

/** Tells counts of this year beside those of last year, one bar and one row each. */
export function useCountChart(measure: Measure, period: ShownPeriod, unit: string) {
  const text = useText('statistics');
  const numbers = useNumbers();
  return function tell<Item extends Count>(
    now: readonly Item[],
    before: readonly Item[],
    nameOf: (item: Item) => { label: string; name: string },
  ): Chart {
    const bars = now.map((item, index) => ({
      ...nameOf(item),
      now: item[measure],
      before: before[index]?.[measure] ?? 0,
    }));
    const total = bars.reduce((sum, bar) => sum + bar.now, 0);
    const best = bars.toSorted((a, b) => b.now - a.now)[0];
    const isEmpty = bars.every((bar) => bar.now === 0 && bar.before === 0);
    const word = text(`chart.count-${measure}`, { count: total, number: numbers.number(total) });
    return {
      sentence:
        total === 0 || best === undefined
          ? text('chart.only-before', { period: period.title })
          : text('chart.best', {
              period: period.title,
              total: word,
              best: best.name,
              most: numbers.number(best.now),
            }),
      picture: {
        kind: 'bars',
        bars: isEmpty ? sampleOf(bars) : bars,
        names: { now: text('chart.now'), before: text('chart.before') },
      },
      table: {
        head: [unit, text('chart.now'), text('chart.before')],
        rows: bars.map((bar) => [bar.name, numbers.number(bar.now), numbers.number(bar.before)]),
      },
      isEmpty,
    };
  };
}
