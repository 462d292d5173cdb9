import { formatHours } from '@stammtisch/domain/roster/hours';
import { lengthOf } from '@stammtisch/domain/roster/shift';
import type { Day } from '@stammtisch/domain/time/minute';
import { dayOf } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { hueClass } from '../employees/hue-class.ts';
import { workedMinutes } from './worked-minutes.ts';
import type { PlannedEntry } from './planned-entry.ts';
import styles from './shift-list.module.css';

export interface ShiftListProps {
  entries: readonly PlannedEntry[];
  /** Everybody, in the order of their colours. */
  names: readonly string[];
  contested: ReadonlySet<PlannedEntry>;
  openId: string | undefined;
  onOpen: (entry: PlannedEntry) => void;
}

/** The same as the grid, day by day, for keyboards, screen readers, phones and paper. */
export function ShiftList({ entries, names, contested, openId, onOpen }: ShiftListProps) {
  const text = useText('roster');
  const formats = useFormats();
  const worked = workedMinutes(entries);
  const planned = new Set(
    entries
      .filter(({ kind }) => kind === 'SHIFT')
      .map(({ employee, source }) => `${source.date} ${employee}`),
  );
  // What was worked stands with its shift; alone where nothing was planned.
  const listed = entries.filter(
    ({ kind, employee, source }) => kind === 'SHIFT' || !planned.has(`${source.date} ${employee}`),
  );
  const days = [...Map.groupBy(listed, ({ start }) => dayOf(start))];
  return (
    <section className={styles.days} aria-label={text('list.label')}>
      {days.map(([day, own]) => (
        <section key={day} aria-labelledby={`roster-${day}`}>
          <h2 id={`roster-${day}`} className={styles.day}>
            {formats.longDate(day)}
          </h2>
          <ul className={styles.shifts}>{own.map((entry) => row(entry, day))}</ul>
        </section>
      ))}
    </section>
  );

  function row(entry: PlannedEntry, day: Day) {
    const { source, employee, start, end } = entry;
    const isNextDay = dayOf(end) !== day;
    const times = `${formats.time(start)} – ${formats.time(end)}`;
    return (
      <li key={source.id}>
        <button
          type="button"
          className={`${styles.shift} ${hueClass(names.indexOf(employee))}`}
          aria-current={source.id === openId || undefined}
          onClick={() => onOpen(entry)}
        >
          <span className={styles.times}>
            {times}
            {isNextDay && <abbr title={text('list.next-day')}>+1</abbr>}
          </span>
          <span className={styles.name}>
            {employee}
            {contested.has(entry) && (
              <>
                <TriangleAlert aria-hidden />
                <VisuallyHidden>{text('conflicts.mark')}</VisuallyHidden>
              </>
            )}
            {worked(entry) > 0 && (
              <span className={styles.worked}>
                <CircleCheck aria-hidden />
                <VisuallyHidden>{text('entry.worked')}</VisuallyHidden>
                {formatHours(worked(entry))}
              </span>
            )}
          </span>
          <span className={styles.length}>{formatHours(lengthOf(entry))}</span>
          {source.comment !== '' && <span className={styles.comment}>{source.comment}</span>}
        </button>
      </li>
    );
  }
}
