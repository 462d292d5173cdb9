import type { Settings } from '@stammtisch/contracts/settings/settings';
import { serviceSpan } from '@stammtisch/domain/opening-hours/opening-hours';
import { countParties } from '@stammtisch/domain/reservation/party';
import type { Day } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { useMemo } from 'react';
import { openingsOf } from '../../book/opening-hours.ts';
import { useDayBook } from '../../book/use-day-book.ts';
import type { TimelineGroup } from '../groups.ts';
import { isOnTimeline } from '../items.ts';
import { dayWidth, weekBars } from './week-bars.ts';
import styles from './week-day.module.css';

export interface WeekDayProps {
  day: Day;
  isToday: boolean;
  isChosen: boolean;
  groups: readonly TimelineGroup[];
  settings: Pick<Settings, 'reservationSettings'>;
  onOpen: () => void;
}

/** One day of the week as a column: its figures, and where the parties lie on the tables' rows. */
export function WeekDay({ day, isToday, isChosen, groups, settings, onOpen }: WeekDayProps) {
  const text = useText('reservations');
  const formats = useFormats();
  const book = useDayBook(day);
  const { reservations } = book;
  const span = useMemo(() => serviceSpan(day, openingsOf(settings, day)), [day, settings]);
  const bars = useMemo(
    () => weekBars(reservations, { day, groups, span }),
    [reservations, day, groups, span],
  );
  const { parties, covers } = countParties(reservations);
  const shown = reservations.filter(isOnTimeline);
  const homeless = shown.filter(({ tables }) => tables.length === 0).length;
  const date = formats.mediumDate(day);
  return (
    <section
      className={styles.day}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        type="button"
        className={styles.head}
        onClick={onOpen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={text('week.day', { date, covers, parties, unassigned: homeless })}
      >
        <span className={styles.date}>{date}</span>
        {book.isError ? (
          <span className={styles.failed}>{text('week.failed')}</span>
        ) : (
          <span className={styles.covers}>{text('week.covers', { count: covers })}</span>
        )}
      </button>
      <svg
        aria-hidden
        className={styles.picture}
        viewBox={`0 0 ${dayWidth} ${groups.length}`}
        preserveAspectRatio="none"
        style={{ height: `calc(var(--week-row) * ${groups.length})` }}
        onClick={onOpen}
      >
        {[...bars].map(([status, path]) => (
          <path key={status} d={path} data-status={status} />
        ))}
      </svg>
    </section>
  );
}
