import type { Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Clock } from 'lucide-react';
import { guestNameOf, partyOf, tableNamesOf, type Reservation } from '../book/reservation.ts';
import { arrivalsOf, minutesLate } from './arrivals.ts';
import styles from './arrivals-row.module.css';

export interface ArrivalsRowProps {
  reservations: readonly Reservation[];
  now: Minute;
  onOpen: (reservation: Reservation) => void;
}

/** Who is late, longest first, and who comes next. */
export function ArrivalsRow({ reservations, now, onOpen }: ArrivalsRowProps) {
  const text = useText('reservations');
  const common = useText('common');
  const { late, next } = arrivalsOf(reservations, now);
  if (late.length === 0 && next.length === 0) return null;
  const draw = (reservation: Reservation, isLate: boolean) => {
    const table = tableNamesOf(reservation);
    return (
      <button
        key={reservation.id}
        type="button"
        className={styles.party}
        data-late={isLate || undefined}
        onClick={() => onOpen(reservation)}
      >
        <strong>{reservation.time}</strong> {partyOf(reservation)} · {guestNameOf(reservation)}
        {table !== '' && ` · ${common('table')} ${table}`}
        {isLate && ` · ${text('pace.late-by', { minutes: minutesLate(reservation, now) })}`}
      </button>
    );
  };
  return (
    <div className={styles.row}>
      {late.length > 0 && (
        <section className={styles.group} aria-label={text('pace.late')}>
          <span className={styles.label} data-late>
            <Clock aria-hidden />
            {text('pace.late')}
          </span>
          {late.map((each) => draw(each, true))}
        </section>
      )}
      {next.length > 0 && (
        <section className={styles.group} aria-label={text('pace.next')}>
          <span className={styles.label}>{text('pace.next')}</span>
          {next.map((each) => draw(each, false))}
        </section>
      )}
    </div>
  );
}
