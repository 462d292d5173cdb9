import { sumUp } from '@stammtisch/contracts/statistics/sum-up';
import { cancellationRate, noShowRate } from '@stammtisch/domain/statistics/counted';
import { useText } from '@stammtisch/remote-kit';
import { ChartCard } from '../chart/chart-card.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';
import { sampleOf } from './sample.ts';

/** Who did not come, and who called it off in time, beside last year. */
export function RatesChart({ period }: { period: ShownPeriod }) {
  const text = useText('statistics');
  const problem = useText('problems');
  const numbers = useNumbers();
  return (
    <ChartCard
      title={text('charts.rates')}
      help={text('chart.rates-help')}
      fileName={`rates-${period.first.slice(0, 7)}`}
      query={useFigures('sums', sumUp.reply, period.asked)}
      failure={problem('FAILED_REQUESTING_DATA')}
      tell={({ now, before }) => {
        const rates = (
          [
            ['no-shows', noShowRate],
            ['cancelled', cancellationRate],
          ] as const
        ).map(([name, rateOf]) => ({
          label: text(`numbers.${name}`),
          now: rateOf(now),
          before: rateOf(before),
        }));
        const bars = rates.map(({ label, now: rate = 0, before: last = 0 }) => ({
          label,
          now: rate,
          before: last,
        }));
        const isEmpty = now.reservations + now.noShows + now.cancelled === 0;
        return {
          sentence: text('chart.rates', {
            noShows: numbers.percent(noShowRate(now)),
            cancelled: numbers.percent(cancellationRate(now)),
          }),
          picture: {
            kind: 'bars',
            isShare: true,
            bars: isEmpty
              ? sampleOf(bars).map((bar) => ({
                  ...bar,
                  now: bar.now / 100,
                  before: bar.before / 100,
                }))
              : bars,
            names: { now: text('chart.now'), before: text('chart.before') },
          },
          table: {
            head: [text('chart.rate'), text('chart.now'), text('chart.before')],
            rows: rates.map((rate) => [
              rate.label,
              numbers.percent(rate.now),
              numbers.percent(rate.before),
            ]),
          },
          isEmpty,
        };
      }}
    />
  );
}
