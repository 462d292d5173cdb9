import { dayOf, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, Dialog } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { guestNameOf, partyOf, type Reservation } from '../book/reservation.ts';
import styles from './move-question.module.css';

export interface MoveQuestionProps {
  reservation: Reservation;
  to: Minute;
  /** Undefined leaves the party where it was. */
  onAnswer: (answer: { notifyGuest: boolean } | undefined) => void;
}

/** Specification §4, timeline move: says for whom, from when to when, and waits for a yes. */
export function MoveQuestion({ reservation, to, onAnswer }: MoveQuestionProps) {
  const text = useText('reservations');
  const [notifyGuest, setNotifyGuest] = useState(false);
  const guestName = guestNameOf(reservation);
  return (
    <Dialog
      isOpen
      title={text('CHANGE_DATETIME_FOR', { guestName, personCount: partyOf(reservation) })}
      confirmLabel={text('move.confirm')}
      cancelLabel={text('move.keep')}
      onConfirm={() => onAnswer({ notifyGuest })}
      onCancel={() => onAnswer(undefined)}
    >
      <p className={styles.fromTo}>
        {text('CHANGED_TIME_FROM_TO', {
          fromDate: reservation.date,
          fromTime: reservation.time,
          newDate: formatWireDate(dayOf(to)),
          newTime: formatWireTime(to),
        })}
      </p>
      {reservation.guest.email !== '' && (
        <Checkbox isSelected={notifyGuest} onChange={setNotifyGuest}>
          {text('move.notify')}
        </Checkbox>
      )}
    </Dialog>
  );
}
