import type { Minute } from '@stammtisch/domain/time/minute';
import { isFinished } from '@stammtisch/domain/reservation/status';
import { useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button, StatusBadge } from '@stammtisch/ui-kit';
import { Clock, CloudOff } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { guestNameOf, partyOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { nextStatusOf } from '../status/next-status.ts';
import { overlayOf } from '../status/overlay.ts';
import { useWaiting } from '../waiting-changes/waiting-store.ts';
import { NoteIcons } from './note-icons.tsx';
import { ReservationMenu, type ReservationActions } from './reservation-menu.tsx';
import styles from './reservation-row.module.css';

export interface ReservationRowProps {
  reservation: Reservation;
  now: Minute;
  isOpen: boolean;
  actions: ReservationActions;
}

/** One party: when, how many, who, where, and the one tap that comes next. */
export const ReservationRow = memo(function ReservationRow(props: ReservationRowProps) {
  const { reservation, now, isOpen, actions } = props;
  const text = useText('reservations');
  const common = useText('common');
  const next = nextStatusOf(reservation);
  const overlay = overlayOf(reservation, now);
  const waiting = useWaiting(useRestaurant().uuid);
  const isWaiting = waiting.some((each) => each.reservation === reservation.id);
  const table = tableNamesOf(reservation);
  const note = reservation.comment || reservation.onlineComment || reservation.internalComment;

  // screens: S seats, C closes, X cancels the row that has the focus
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const byKey = { s: 'SEATED', c: 'CLOSED', x: 'CANCELLED' } as const;
    const to =
      event.key === 's' || event.key === 'c' || event.key === 'x' ? byKey[event.key] : null;
    if (to === null || !reservation.nextStatuses.includes(to)) return;
    event.preventDefault();
    actions.onStatus(reservation, to);
  };

  return (
    <li
      className={styles.row}
      data-finished={isFinished(reservation.status) || undefined}
      data-open={isOpen || undefined}
    >
      <span className={styles.time}>{reservation.time}</span>
      <span className={styles.party}>{partyOf(reservation)}</span>
      <span className={styles.who}>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          onClick={() => actions.onOpen(reservation)}
          onKeyDown={onKeyDown}
        >
          {guestNameOf(reservation)}
        </button>
        {overlay && (
          <span className={styles.overlay} data-overlay={overlay}>
            <Clock aria-hidden />
            {common(overlay)}
          </span>
        )}
        {isWaiting && (
          <span className={styles.overlay}>
            <CloudOff aria-hidden />
            {text('waiting.mark')}
          </span>
        )}
        <span className={styles.note}>{note}</span>
        <span className={styles.extras}>
          {reservation.tags.map((tag) => (
            <span key={tag} className={styles.tag}>
              {tag}
            </span>
          ))}
          <NoteIcons reservation={reservation} />
        </span>
      </span>
      <span className={styles.table} data-missing={table === '' || undefined}>
        {table === '' ? (
          text('list.unassigned')
        ) : (
          <>
            <span className={styles.word}>{common('table')} </span>
            <span className={styles.tables}>{table}</span>
          </>
        )}
      </span>
      <span className={styles.status}>
        <StatusBadge status={reservation.status} />
      </span>
      <span className={styles.actions}>
        {next && (
          <Button className={styles.next} onPress={() => actions.onStatus(reservation, next)}>
            {text(`action.${next}`)}
          </Button>
        )}
        <ReservationMenu reservation={reservation} actions={actions} />
      </span>
    </li>
  );
});
