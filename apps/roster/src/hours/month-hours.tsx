import { formatHours } from '@stammtisch/domain/roster/hours';
import type { Day } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import type { Linked } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { Download } from 'lucide-react';
import { useHoursFile } from './use-hours-file.ts';
import { useMonthHours } from './use-month-hours.ts';
import styles from './month-hours.module.css';

export interface MonthHoursProps {
  roster: Linked | undefined;
  /** One of the month. */
  day: Day;
}

/** Hours of each person in the month: planned, worked, and how they differ. */
export function MonthHours({ roster, day }: MonthHoursProps) {
  const text = useText('roster');
  const problem = useText('problems');
  const formats = useFormats();
  const query = useMonthHours(roster, day);
  const file = useHoursFile(roster, day);
  const month = formats.monthYear(day);
  return (
    <section className={styles.hours} aria-label={text('hours.title', { month })}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('hours.title', { month })}</h2>
        <Button
          variant="quiet"
          icon={<Download aria-hidden />}
          isPending={file.isLoading}
          onPress={() => void file.load()}
        >
          {text('hours.csv')}
        </Button>
      </div>
      {render()}
    </section>
  );

  function render() {
    if (query.data === undefined) {
      if (!query.isError) return <Skeleton rows={4} shape="text" />;
      return (
        <FailureCard
          title={problem('FAILED_LOADING_SCHEDULE')}
          onRetry={() => void query.refetch()}
        />
      );
    }
    const { hours } = query.data.resource._embedded;
    if (hours.length === 0) return <p className={styles.none}>{text('hours.none')}</p>;
    return (
      <div className={styles.wide}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('entry.employee')}</th>
              <th scope="col">{text('hours.shifts')}</th>
              <th scope="col">{text('hours.planned')}</th>
              <th scope="col">{text('hours.worked')}</th>
              <th scope="col">{text('hours.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ employee, shiftCount, planned, worked }) => (
              <tr key={employee}>
                <th scope="row">{employee}</th>
                <td>{shiftCount}</td>
                <td>{formatHours(planned)}</td>
                <td>{formatHours(worked)}</td>
                <td>{worked === 0 ? '–' : signed(worked - planned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
}

function signed(minutes: number): string {
  if (minutes === 0) return formatHours(0);
  return `${minutes > 0 ? '+' : '−'}${formatHours(Math.abs(minutes))}`;
}
