import type { DuplicatePair } from '@stammtisch/contracts/guest/list-all-duplicates';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { nameOf, type Guest } from './guest.ts';
import styles from './duplicates-sheet.module.css';

export interface DuplicatePairRowProps {
  pair: DuplicatePair;
  onMerge: () => void;
  onDistinct: () => void;
}

/** Two entries side by side with what tells them apart. */
export function DuplicatePairRow({ pair, onMerge, onDistinct }: DuplicatePairRowProps) {
  const text = useText('reservations');
  const { first, second, reason } = pair;
  const names = { first: nameOf(first), second: nameOf(second) };
  return (
    <li className={styles.pair} aria-label={text('guests.pair', names)}>
      <span className={styles.reason}>{text(`guests.same-${reason}`)}</span>
      <Entry guest={first} />
      <Entry guest={second} />
      <span className={styles.actions}>
        <Button onPress={onMerge} aria-label={text('guests.merge-pair', names)}>
          {text('guests.merge')}
        </Button>
        <Button
          variant="quiet"
          onPress={onDistinct}
          aria-label={text('guests.distinct-pair', names)}
        >
          {text('guests.distinct')}
        </Button>
      </span>
    </li>
  );
}

function Entry({ guest }: { guest: Guest }) {
  const text = useText('reservations');
  const known = [guest.phone, guest.email, guest.city].filter((part) => part !== '').join(' · ');
  return (
    <span className={styles.entry}>
      <span className={styles.name}>{nameOf(guest)}</span>
      <span className={styles.known}>
        {[known, text('guests.visits-count', { count: guest.reservationCount })]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </span>
  );
}
