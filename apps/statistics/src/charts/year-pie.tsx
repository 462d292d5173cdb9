import { countPerMonth } from '@stammtisch/contracts/statistics/count-per-month';
import { shareOf } from '@stammtisch/domain/statistics/counted';
import { parseWireMonth } from '@stammtisch/domain/time/month';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { ChartCard } from '../chart/chart-card.tsx';
import { useFigures } from '../figures/use-figures.ts';
import { useNumbers } from '../figures/use-numbers.ts';
import type { ShownPeriod } from '../period/use-period.ts';

/** Specification §2: the year as a pie of its months. */
export function YearPie({ period }: { period: ShownPeriod }) {
  const text = useText('statistics');
  const problem = useText('problems');
  const formats = useFormats();
  const numbers = useNumbers();
  return (
    <ChartCard
      title={text('charts.year')}
      fileName={`guests-of-the-year-${period.title}`}
      query={useFigures('per-month', countPerMonth.reply, { year: period.title })}
      failure={problem('FAILED_REQUESTING_DATA')}
      tell={({ now }) => {
        const total = now.reduce((sum, { guests }) => sum + guests, 0);
        const months = now.map(({ month, guests }) => {
          const day = parseWireMonth(month);
          if (day === undefined) return { label: month, name: month, guests };
          return { label: formats.monthShort(day), name: formats.monthName(day), guests };
        });
        const best = months.toSorted((a, b) => b.guests - a.guests)[0];
        return {
          sentence: text('chart.largest-part', {
            month: best?.name ?? '',
            share: numbers.percent(shareOf(best?.guests ?? 0, total)),
            period: period.title,
          }),
          picture: {
            kind: 'pie',
            slices: months.map(({ label, guests }) => ({
              label,
              value: total === 0 ? 1 : guests,
            })),
          },
          table: {
            head: [text('period.month'), text('numbers.guests'), text('chart.share')],
            rows: months.map(({ name, guests }) => [
              name,
              numbers.number(guests),
              numbers.percent(shareOf(guests, total)),
            ]),
          },
          isEmpty: total === 0,
        };
      }}
    />
  );
}
