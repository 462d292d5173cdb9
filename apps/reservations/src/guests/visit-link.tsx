import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { useFormats } from '@stammtisch/i18n';
import { RouteLink } from '@stammtisch/remote-kit';
import { StatusBadge } from '@stammtisch/ui-kit';
import { serviceDayOfParty, tableNamesOf } from '../book/reservation.ts';
import { Stars } from '../ratings/stars.tsx';
import styles from './guest-details.module.css';

/** One reservation in a line; it leads to its day, with the reservation open beside it. */
export function VisitLink({ reservation }: { reservation: ReservationReply }) {
  const formats = useFormats();
  const table = tableNamesOf(reservation);
  return (
    <RouteLink
      className={styles.visit}
      to="reservation.day"
      search={{
        date: serviceDayOfParty(reservation),
        sheet: 'details',
        reservation: reservation.id,
      }}
    >
      <span className={styles.when}>
        {reservation.date}
        <span className={styles.time}>{reservation.time}</span>
      </span>
      <span className={styles.party}>
        {formats.persons(reservation.persons.from, reservation.persons.to)}
        {table !== '' && ` · ${table}`}
      </span>
      {reservation.rating && <Stars count={reservation.rating.stars} />}
      <StatusBadge status={reservation.status} />
    </RouteLink>
  );
}
