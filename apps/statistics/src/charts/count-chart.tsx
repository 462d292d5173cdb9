import { countPerDay } from '@stammtisch/contracts/statistics/count-per-day';
import { countPerMonth } from '@stammtisch/contracts/statistics/count-per-month';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { parseWireMonth } from '@stammtisch/domain/time/month';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { ChartCard } from '../chart/chart-card.tsx';
import { useFigures } from '../figures/use-figures.ts';
import type { ShownPeriod } from '../period/use-period.ts';
import { useCountChart, type Measure } from './use-count-chart.ts';

export interface CountChartProps {
  measure: Measure;
  period: ShownPeriod;
}

/** Specification §2: bars of reservations and of guests per day of the month. */
export function DayChart({ measure, period }: CountChartProps) {
  const text = useText('statistics');
  const problem = useText('problems');
  const formats = useFormats();
  const tell = useCountChart(measure, period, text('chart.day'));
  const query = useFigures('per-day', countPerDay.reply, period.asked);
  return (
    <ChartCard
      title={text(`charts.${measure}-per-day`)}
      fileName={`${measure}-per-day-${period.first.slice(0, 7)}`}
      query={query}
      failure={problem(
        measure === 'guests' ? 'FAILED_REQUESTING_GUESTS_PER_DAY' : 'FAILED_REQUESTING_DATA',
      )}
      tell={({ now, before }) =>
        tell(now, before, ({ date }) => {
          const day = parseWireDate(date);
          return {
            label: date.slice(0, 2),
            name: day === undefined ? date : formats.mediumDate(day),
          };
        })
      }
    />
  );
}

/** Specification §2: the year per month. */
export function MonthChart({ measure, period }: CountChartProps) {
  const text = useText('statistics');
  const problem = useText('problems');
  const formats = useFormats();
  const tell = useCountChart(measure, period, text('period.month'));
  const query = useFigures('per-month', countPerMonth.reply, { year: period.title });
  return (
    <ChartCard
      title={text(`charts.${measure}-per-month`)}
      fileName={`${measure}-per-month-${period.title}`}
      query={query}
      failure={problem('FAILED_REQUESTING_DATA')}
      tell={({ now, before }) =>
        tell(now, before, ({ month }) => {
          const day = parseWireMonth(month);
          if (day === undefined) return { label: month, name: month };
          return { label: formats.monthShort(day), name: formats.monthName(day) };
        })
      }
    />
  );
}
