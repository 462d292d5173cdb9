import { listDuplicates } from '@stammtisch/contracts/guest/list-duplicates';
import { findLink } from '@stammtisch/hal-client';
import { useResource, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { nameOf, type Guest } from './guest.ts';
import styles from './guest-details.module.css';

export interface DuplicateListProps {
  guest: Guest;
  onMerge: (other: string) => void;
}

/** Other entries that may be the same guest. Where there are none, nothing is said. */
export function DuplicateList({ guest, onMerge }: DuplicateListProps) {
  const text = useText('reservations');
  const link = findLink(guest, 'duplicates');
  const { data } = useResource(link, { schema: listDuplicates.reply });
  const found = data?.resource._embedded.guests ?? [];
  if (found.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{text('guests.duplicates')}</h3>
      <ul className={styles.duplicates}>
        {found.slice(0, 5).map((other) => (
          <li key={other.id}>
            <span className={styles.twin}>
              {nameOf(other)}
              <span className={styles.quiet}>{text(`guests.same-${other.reason}`)}</span>
            </span>
            <Button
              onPress={() => onMerge(other.id)}
              aria-label={text('guests.merge-named', { name: nameOf(other) })}
            >
              {text('guests.merge')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
