import { listReservationMails } from '@stammtisch/contracts/mail/outgoing-mail';
import { findLink } from '@stammtisch/hal-client';
import { useResource, useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import type { Reservation } from '../book/reservation.ts';
import { OutgoingMail } from './outgoing-mail.tsx';
import styles from './reservation-mails.module.css';

/** Every mail about a reservation and what became of it, newest first. */
export function ReservationMails({ reservation }: { reservation: Reservation }) {
  const text = useText('reservations');
  const link = findLink(reservation, 'outbox');
  const query = useResource(link, { schema: listReservationMails.reply });
  if (query.isError) {
    return <FailureCard title={text('mails.unread')} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) return <Skeleton rows={3} shape="text" />;
  const { mails } = query.data.resource._embedded;
  if (mails.length === 0) return <p className={styles.none}>{text('mails.none')}</p>;
  return (
    <ul className={styles.list}>
      {mails.map((mail) => (
        <OutgoingMail key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}
