import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { useMemo } from 'react';
import type { Reservation } from '../book/reservation.ts';
import { groupByService } from './group-by-service.ts';
import type { ReservationActions } from './reservation-menu.tsx';
import { ReservationRow } from './reservation-row.tsx';
import styles from './reservation-list.module.css';

export interface ReservationListProps {
  reservations: readonly Reservation[];
  day: Day;
  startEveningShift: string;
  now: Minute;
  /** The reservation whose sheet is open. */
  openId: string | undefined;
  actions: ReservationActions;
}

/** The day from lunch to dinner. */
export function ReservationList(props: ReservationListProps) {
  const { reservations, day, startEveningShift, now, openId, actions } = props;
  const text = useText('reservations');
  const services = useMemo(
    () => groupByService(reservations, { day, startEveningShift }),
    [reservations, day, startEveningShift],
  );
  return (
    <section className={styles.list} aria-label={text('list.label')}>
      {services.map((service) => (
        <section key={service.id} aria-labelledby={`service-${service.id}`}>
          <h2 id={`service-${service.id}`} className={styles.service}>
            <span>{text(`service.${service.id}`)}</span>
            <span className={styles.counts}>
              {text('day.parties', { count: service.parties })}
              {' · '}
              {text('day.covers', { count: service.covers })}
            </span>
          </h2>
          <ul className={styles.rows}>
            {service.reservations.map((reservation) => (
              <ReservationRow
                key={reservation.id}
                reservation={reservation}
                now={now}
                isOpen={reservation.id === openId}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
