import { useText } from '@stammtisch/remote-kit';
import { Hourglass } from 'lucide-react';
import { useWaitingList } from './use-waiting-list.ts';
import styles from './waiting-chip.module.css';

/** How many wait, and whether a table is free for one of them; leads to the list. */
export function WaitingChip({ onOpen }: { onOpen: () => void }) {
  const text = useText('reservations');
  const { isOffered, parties, proposed } = useWaitingList();
  if (!isOffered) return null;
  const hasTable = proposed.length > 0;
  return (
    <button
      type="button"
      className={styles.chip}
      data-free={hasTable || undefined}
      aria-keyshortcuts="q"
      onClick={onOpen}
    >
      <Hourglass aria-hidden />
      {parties.length === 0 ? (
        <span className={styles.title}>{text('waiting-list.title')}</span>
      ) : (
        text('waiting-list.chip', { count: parties.length })
      )}
      {hasTable && <strong>{text('waiting-list.chip-free', { count: proposed.length })}</strong>}
    </button>
  );
}
