import type { Conflict } from '@stammtisch/domain/roster/conflicts';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { TriangleAlert } from 'lucide-react';
import type { PlannedEntry } from './planned-entry.ts';
import styles from './conflict-list.module.css';

export interface ConflictListProps {
  conflicts: readonly Conflict<PlannedEntry>[];
  onOpen: (entry: PlannedEntry) => void;
}

/** Shifts that meet, and nights that are too short; a press opens the later one. */
export function ConflictList({ conflicts, onOpen }: ConflictListProps) {
  const text = useText('roster');
  const formats = useFormats();
  if (conflicts.length === 0) return null;
  const at = ({ start, end }: PlannedEntry) =>
    `${formats.weekdayShort(start)} ${formats.dayMonth(start)} ${formats.time(start)}–${formats.time(end)}`;
  return (
    <section className={styles.conflicts} aria-label={text('conflicts.title')}>
      <h2 className={styles.title}>
        <TriangleAlert aria-hidden />
        {text('conflicts.count', { count: conflicts.length })}
      </h2>
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.first.source.id} ${conflict.second.source.id} ${conflict.kind}`}>
            <button
              type="button"
              className={styles.conflict}
              onClick={() => onOpen(conflict.second)}
            >
              {sentence(conflict)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );

  function sentence(conflict: Conflict<PlannedEntry>): string {
    const { first, second } = conflict;
    const about = { name: first.employee, first: at(first), second: at(second) };
    if (conflict.kind === 'overlap') return text('conflicts.overlap', about);
    return text('conflicts.rest', { ...about, rest: formats.duration(conflict.rest) });
  }
}
