import { useText } from '@stammtisch/remote-kit';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { TimelineGroup } from '../groups.ts';
import styles from './week-heads.module.css';

export interface WeekHeadsProps {
  groups: readonly TimelineGroup[];
  folded: ReadonlySet<string>;
  onFold: (roomId: string) => void;
}

/** The rows' names beside the week: the lane, the rooms to fold, the tables with their seats. */
export function WeekHeads({ groups, folded, onFold }: WeekHeadsProps) {
  const text = useText('reservations');
  return (
    <ul className={styles.heads}>
      {groups.map((group) => (
        <li key={group.id} className={styles.row} data-kind={group.kind}>
          {group.kind === 'unassigned' && text('timeline.unassigned')}
          {group.kind === 'table' && (
            <>
              {group.name}
              <span className={styles.seats}>{group.seats}</span>
            </>
          )}
          {group.kind === 'room' && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={!folded.has(group.id)}
              onClick={() => onFold(group.id)}
            >
              {folded.has(group.id) ? <ChevronRight aria-hidden /> : <ChevronDown aria-hidden />}
              {group.name}
              <span className={styles.seats}>{group.seats}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
