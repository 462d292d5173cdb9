import { useText, RouteLink } from '@stammtisch/remote-kit';
import { FailureCard, PageHeader } from '@stammtisch/ui-kit';
import { DayChart, MonthChart } from '../charts/count-chart.tsx';
import { HourChart } from '../charts/hour-chart.tsx';
import { LeadTimeChart } from '../charts/lead-time-chart.tsx';
import { RatesChart } from '../charts/rates-chart.tsx';
import { WeekdayChart } from '../charts/weekday-chart.tsx';
import { YearPie } from '../charts/year-pie.tsx';
import { useStatistics } from '../figures/use-figures.ts';
import { NumberCards } from '../numbers/number-cards.tsx';
import { PeriodBar } from '../period/period-bar.tsx';
import { usePeriod } from '../period/use-period.ts';
import styles from './statistics-screen.module.css';

/** How a month or a year went, beside the one before. */
export function StatisticsScreen() {
  const text = useText('statistics');
  const problem = useText('problems');
  const statistics = useStatistics();
  const view = usePeriod();
  const { period } = view;
  const Counts = period.kind === 'year' ? MonthChart : DayChart;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={text('statistics.title')}
        subtitle={text('statistics.lead')}
        actions={
          <RouteLink
            to="reservation.day"
            search={{ date: period.first, sheet: 'export' }}
            className={styles.link}
          >
            {text('statistics.export')}
          </RouteLink>
        }
      />
      {statistics.isError ? (
        <FailureCard
          title={problem('STATISTICS_NOT_REACHABLE')}
          onRetry={() => void statistics.refetch()}
          isRetrying={statistics.isFetching}
        />
      ) : (
        <>
          <PeriodBar {...view} />
          <NumberCards period={period} />
          <div className={styles.charts}>
            <Counts measure="guests" period={period} />
            <Counts measure="reservations" period={period} />
            {period.kind === 'year' && <YearPie period={period} />}
            <WeekdayChart period={period} />
            <HourChart period={period} />
            <LeadTimeChart period={period} />
            <RatesChart period={period} />
          </div>
        </>
      )}
    </div>
  );
}
