import { formatHours } from '@stammtisch/domain/roster/hours';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { GridEntry } from './grid-entries.ts';
import { memo } from 'react';
import styles from './week-grid.module.css';

export interface GridShiftProps {
  entry: GridEntry;
  time: string;
}

/** A shift in the grid: whose, when, how long, and what is wrong with it. */
export const GridShift = memo(function GridShift({ entry, time }: GridShiftProps) {
  const text = useText('roster');
  const { title, extendedProps } = entry;
  const { length, worked, hasConflict } = extendedProps;
  const { comment } = extendedProps.entry.source;
  return (
    <span className={styles.shift} title={`${title}, ${time}`}>
      <span className={styles.name}>
        {hasConflict && <TriangleAlert aria-hidden />}
        {title}
        {hasConflict && <VisuallyHidden>{text('conflicts.mark')}</VisuallyHidden>}
      </span>
      <span className={styles.time}>{time}</span>
      <span className={styles.length}>{formatHours(length)}</span>
      {worked > 0 && (
        <span className={styles.length}>
          <CircleCheck aria-hidden /> <VisuallyHidden>{text('entry.worked')}</VisuallyHidden>
          {formatHours(worked)}
        </span>
      )}
      {comment !== '' && <span className={styles.comment}>{comment}</span>}
    </span>
  );
});
