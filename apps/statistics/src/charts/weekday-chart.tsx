import { countWeekdays } from '@stammtisch/contracts/statistics/count-per-day';
import { boxPlotOf } from '@stammtisch/domain/statistics/box-plot';
import { weekdayOf } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { ChartCard } from '../chart/chart-card.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';

const sample = [12, 18, 24, 30, 52, 60, 34];

/** Specification §2: how the weekdays of three months spread. */
export function WeekdayChart({ period }: { period: ShownPeriod }) {
  const text = useText('statistics');
  const problem = useText('problems');
  const formats = useFormats();
  const numbers = useNumbers();
  const query = useFigures('weekdays', countWeekdays.reply, { month: period.weekdaysBefore });
  return (
    <ChartCard
      title={text('charts.weekdays')}
      help={text('chart.weekday-help')}
      fileName={`guests-per-weekday-${period.first.slice(0, 7)}`}
      query={query}
      failure={problem('FAILED_REQUESTING_DATA')}
      tell={({ now, period: { first, last } }) => {
        const guestsOn = (weekday: number) =>
          now.flatMap(({ date, guests }) => {
            const day = parseWireDate(date);
            return day !== undefined && weekdayOf(day) === weekday ? [guests] : [];
          });
        const short = formats.weekdays('short');
        const weekdays = formats.weekdays().map((name, index) => ({
          name,
          label: short[index] ?? name,
          box: boxPlotOf(guestsOn(index + 1)),
        }));
        const best = weekdays.toSorted((a, b) => (b.box?.median ?? 0) - (a.box?.median ?? 0))[0];
        const isEmpty = now.length === 0;
        const cell = (value: number | undefined) =>
          value === undefined ? '–' : numbers.decimal(value);
        return {
          sentence: text('chart.best-weekday', {
            weekday: best?.name ?? '',
            median: cell(best?.box?.median),
            first,
            last,
          }),
          picture: {
            kind: 'boxes',
            boxes: weekdays.map(({ label, box }, index) => ({
              label,
              box: isEmpty
                ? boxPlotOf([0.5, 0.8, 1, 1.2, 1.6].map((part) => part * (sample[index] ?? 0)))
                : box,
            })),
          },
          table: {
            head: (['weekday', 'low', 'lower', 'median', 'upper', 'high', 'outliers'] as const).map(
              (name) => text(`box.${name}`),
            ),
            rows: weekdays.map(({ name, box }) => [
              name,
              cell(box?.low),
              cell(box?.lowerQuartile),
              cell(box?.median),
              cell(box?.upperQuartile),
              cell(box?.high),
              box?.outliers.map((value) => numbers.number(value)).join(', ') ?? '',
            ]),
          },
          isEmpty,
        };
      }}
    />
  );
}
