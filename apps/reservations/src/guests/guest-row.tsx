import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import { ShieldAlert } from 'lucide-react';
import { TagChips } from '../tags/tag-chips.tsx';
import { nameOf, type Guest } from './guest.ts';
import styles from './guest-table.module.css';

export interface GuestRowProps {
  guest: Guest;
  position: number;
  isOpen: boolean;
  onOpen: (guest: Guest) => void;
}

/** Who it is, how to reach them, how often they come. The whole row opens them. */
export function GuestRow({ guest, position, isOpen, onOpen }: GuestRowProps) {
  const text = useText('reservations');
  const name = nameOf(guest);
  return (
    <tr className={styles.row} aria-rowindex={position} data-open={isOpen || undefined}>
      <th scope="row">
        <div className={styles.who}>
          <button
            type="button"
            className={styles.name}
            aria-pressed={isOpen}
            onClick={() => onOpen(guest)}
          >
            {name}
          </button>
          {!guest.allowsDataStorage && (
            <span className={styles.shield} title={text('guests.no-consent')}>
              <ShieldAlert aria-hidden />
              <VisuallyHidden>{text('guests.no-consent')}</VisuallyHidden>
            </span>
          )}
          {guest.company !== '' && guest.company !== name && (
            <span className={styles.company}>{guest.company}</span>
          )}
        </div>
        <div className={styles.below}>{guest.phone || guest.email}</div>
      </th>
      <td className={styles.phone}>{guest.phone}</td>
      <td className={styles.email}>{guest.email}</td>
      <td className={styles.tags}>
        <TagChips names={guest.tags.slice(0, 3)} />
      </td>
      <td className={styles.number}>
        <div className={styles.counts}>
          {guest.noShowCount > 0 && (
            <span className={styles.missed}>
              {text('guests.no-shows', { count: guest.noShowCount })}
            </span>
          )}
          {guest.reservationCount}
        </div>
      </td>
    </tr>
  );
}
