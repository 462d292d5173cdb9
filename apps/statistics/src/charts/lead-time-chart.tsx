import { countLeadTimes } from '@stammtisch/contracts/statistics/count-lead-times';
import { shareOf } from '@stammtisch/domain/statistics/counted';
import { useText } from '@stammtisch/remote-kit';
import { ChartCard } from '../chart/chart-card.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';
import { sampleOf } from './sample.ts';

/** How many days before their visit guests book. */
export function LeadTimeChart({ period }: { period: ShownPeriod }) {
  const text = useText('statistics');
  const problem = useText('problems');
  const numbers = useNumbers();
  return (
    <ChartCard
      title={text('charts.lead-times')}
      fileName={`lead-times-${period.first.slice(0, 7)}`}
      query={useFigures('lead-times', countLeadTimes.reply, period.asked)}
      failure={problem('FAILED_REQUESTING_DATA')}
      tell={({ now, before }) => {
        const bars = now.map(({ days, reservations }, index) => {
          const next = now[index + 1]?.days;
          return {
            label:
              next === undefined
                ? `${days}+`
                : next === days + 1
                  ? `${days}`
                  : `${days}–${next - 1}`,
            now: reservations,
            before: before[index]?.reservations ?? 0,
          };
        });
        const total = bars.reduce((sum, bar) => sum + bar.now, 0);
        const isEmpty = total === 0;
        return {
          sentence: text('chart.lead-times', {
            sameDay: numbers.percent(shareOf(bars[0]?.now ?? 0, total)),
            early: numbers.percent(
              shareOf(
                bars.slice(4).reduce((sum, bar) => sum + bar.now, 0),
                total,
              ),
            ),
          }),
          picture: {
            kind: 'bars',
            bars: isEmpty ? sampleOf(bars) : bars,
            names: { now: text('chart.now'), before: text('chart.before') },
          },
          table: {
            head: [text('chart.days-before'), text('chart.now'), text('chart.before')],
            rows: bars.map((bar) => [
              bar.label,
              numbers.number(bar.now),
              numbers.number(bar.before),
            ]),
          },
          isEmpty,
        };
      }}
    />
  );
}
