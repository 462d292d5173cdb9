import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { guestNameOf, partyOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import styles from './request-row.module.css';

export interface RequestRowProps {
  request: Reservation;
  onConfirm: () => void;
  onRefuse: () => void;
  onShow: () => void;
}

/** Who asks for what; yes, no, or first a look at the day. */
export function RequestRow({ request, onConfirm, onRefuse, onShow }: RequestRowProps) {
  const text = useText('reservations');
  const common = useText('common');
  const name = guestNameOf(request);
  const table = tableNamesOf(request);
  const wish = request.onlineComment || request.comment;
  const { nextStatuses } = request;
  return (
    <li className={styles.row}>
      <span className={styles.time}>{request.time}</span>
      <button
        type="button"
        className={styles.who}
        aria-label={text('inbox.show', { name, date: request.date })}
        onClick={onShow}
      >
        <span className={styles.name}>
          <span className={styles.party}>{partyOf(request)}</span> {name}
        </span>
        <span className={styles.more}>
          {table === '' ? text('inbox.no-table') : `${common('table')} ${table}`}
        </span>
        {wish !== '' && <span className={styles.wish}>„{wish}“</span>}
      </button>
      <span className={styles.answers}>
        {nextStatuses.includes('CONFIRMED') && (
          <Button aria-label={text('inbox.confirm', { name })} onPress={onConfirm}>
            {text('action.CONFIRMED')}
          </Button>
        )}
        {nextStatuses.includes('CANCELLED') && (
          <Button variant="quiet" aria-label={text('inbox.refuse', { name })} onPress={onRefuse}>
            {text('action.refuse')}
          </Button>
        )}
      </span>
    </li>
  );
}
