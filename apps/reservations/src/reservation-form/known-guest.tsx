import type { GuestReply } from '@stammtisch/contracts/guest/guest';
import { useText } from '@stammtisch/remote-kit';
import type { ReactNode } from 'react';
import type { FormValues } from './form-values.ts';
import styles from './known-guest.module.css';

export interface KnownGuestProps {
  values: FormValues;
  /** As the guest book has it; absent while a reservation is only edited. */
  guest: GuestReply | undefined;
  action: ReactNode;
}

/** A guest from the book: what the house should remember before it says yes. */
export function KnownGuest({ values, guest, action }: KnownGuestProps) {
  const text = useText('reservations');
  const name = [values.forename, values.lastname].filter((part) => part !== '').join(' ');
  const facts = [values.company, values.phone, values.email].filter((part) => part !== '');
  return (
    <div className={styles.guest}>
      <div className={styles.words}>
        <p className={styles.name}>{name || values.company}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {guest && (
          <p className={styles.facts}>
            {text('form.visits', { count: guest.reservationCount })}
            {guest.noShowCount > 0 && (
              <span className={styles.noShows}>
                {text('form.no-shows', { count: guest.noShowCount })}
              </span>
            )}
            {guest.tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            ))}
          </p>
        )}
        {guest && guest.comment !== '' && <p className={styles.comment}>{guest.comment}</p>}
      </div>
      {action}
    </div>
  );
}
