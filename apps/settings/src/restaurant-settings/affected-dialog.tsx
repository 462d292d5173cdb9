import type { ReservationList } from '@stammtisch/contracts/reservation/reservation';
import { useText } from '@stammtisch/remote-kit';
import { Dialog } from '@stammtisch/ui-kit';
import styles from './affected-dialog.module.css';

export interface AffectedDialogProps {
  affected: ReservationList | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Who would come outside the new hours: read before saving; nobody is altered. */
export function AffectedDialog({ affected, onConfirm, onCancel }: AffectedDialogProps) {
  const text = useText('settings');
  const reservations = affected?._embedded.reservations ?? [];
  const count = affected?.total ?? 0;
  return (
    <Dialog
      isOpen={affected !== undefined}
      title={text('affected.title', { count })}
      confirmLabel={text('affected.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p className={styles.words}>{text('affected.words')}</p>
      {/* It scrolls, and without a mouse only what has the focus does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.frame} aria-label={text('affected.title', { count })} tabIndex={0}>
        <ul className={styles.list}>
          {reservations.map(({ id, date, time, guest, persons }) => (
            <li key={id}>
              <span>{`${date} ${time}`}</span>
              <span className={styles.guest}>{`${guest.forename} ${guest.lastname}`.trim()}</span>
              <span>{persons.to}</span>
            </li>
          ))}
        </ul>
      </section>
      {count > reservations.length && (
        <p className={styles.words}>
          {text('affected.more', { count: count - reservations.length })}
        </p>
      )}
    </Dialog>
  );
}
