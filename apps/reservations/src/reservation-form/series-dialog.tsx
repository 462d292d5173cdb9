import type { Occurrence } from '@stammtisch/contracts/reservation/series';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Dialog } from '@stammtisch/ui-kit';
import styles from './series-dialog.module.css';

export interface SeriesDialogProps {
  title: string;
  occurrences: readonly Occurrence[];
  onAnswer: (isYes: boolean) => void;
}

/** Every date of a series, what stands in the way first; yes saves all that is possible. */
export function SeriesDialog({ title, occurrences, onAnswer }: SeriesDialogProps) {
  const text = useText('reservations');
  const formats = useFormats();
  const isConflict = ({ outcome }: Occurrence) => outcome === 'conflict';
  const conflicts = occurrences.filter(isConflict);
  const others = occurrences.filter((each) => !isConflict(each));
  const count = conflicts.length;
  return (
    <Dialog
      isOpen
      title={title}
      confirmLabel={text('series.save', { count: others.length })}
      isConfirmDisabled={others.length === 0}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>
        {others.length === 0 && text('series.none')}
        {others.length > 0 &&
          (count > 0 ? text('series.conflicts', { count }) : text('series.free'))}
      </p>
      <ul className={styles.dates} aria-label={text('series.dates')}>
        {[...conflicts, ...others].map((each) => (
          <li key={`${each.outcome} ${each.date}`} data-outcome={each.outcome}>
            <span className={styles.when}>
              {dateOf(each)}, {each.time}
            </span>
            <span className={styles.why}>{reasonOf(each)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );

  function dateOf({ date }: Occurrence): string {
    const day = parseWireDate(date);
    return day ? formats.longDate(day) : date;
  }

  function reasonOf({ outcome, party, key }: Occurrence): string {
    if (outcome === 'unassigned') return text('series.unassigned');
    if (outcome !== 'conflict') return '';
    if (party) return text('series.taken', { ...party });
    return text(key === 'TABLE_TAKEN' ? 'status.table-taken-now' : 'series.skipped-hour');
  }
}
