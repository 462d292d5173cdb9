import { countPerHour, type HourCount } from '@stammtisch/contracts/statistics/count-per-hour';
import { formatTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { ChartCard } from '../chart/chart-card.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';
import { sampleOf } from './sample.ts';

/** When nobody came, an evening stands there as a sample. */
const evening = [17, 18, 19, 20, 21, 22];

/** How full the house is by the hour, on an average day. */
export function HourChart({ period }: { period: ShownPeriod }) {
  const text = useText('statistics');
  const problem = useText('problems');
  const numbers = useNumbers();
  const query = useFigures('hours', countPerHour.reply, period.asked);
  return (
    <ChartCard
      title={text('charts.hours')}
      help={text('chart.hours-help')}
      fileName={`occupancy-by-hour-${period.first.slice(0, 7)}`}
      query={query}
      failure={problem('FAILED_REQUESTING_DATA')}
      tell={({ now, before }) => {
        const isEmpty = now.length === 0;
        const of = (hours: readonly HourCount[], hour: number) =>
          hours.find((each) => each.hour === hour);
        const known = [...new Set([...now, ...before].map(({ hour }) => hour))];
        const bars = (isEmpty ? evening : known.toSorted((a, b) => a - b)).map((hour) => ({
          label: formatTime(hour * 60),
          now: of(now, hour)?.guests ?? 0,
          before: of(before, hour)?.guests ?? 0,
          occupancy: of(now, hour)?.occupancy,
        }));
        const fullest = bars.toSorted((a, b) => b.now - a.now)[0];
        return {
          sentence: text('chart.fullest', {
            hour: fullest?.label ?? '',
            guests: numbers.decimal(fullest?.now ?? 0),
            occupancy: numbers.percent(fullest?.occupancy),
          }),
          picture: {
            kind: 'bars',
            bars: isEmpty ? sampleOf(bars) : bars,
            names: { now: text('chart.now'), before: text('chart.before') },
          },
          table: {
            head: [
              text('chart.hour'),
              text('chart.now'),
              text('chart.before'),
              text('chart.occupancy'),
            ],
            rows: bars.map((bar) => [
              bar.label,
              numbers.decimal(bar.now),
              numbers.decimal(bar.before),
              numbers.percent(bar.occupancy),
            ]),
          },
          isEmpty,
        };
      }}
    />
  );
}
