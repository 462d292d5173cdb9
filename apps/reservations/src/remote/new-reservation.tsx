import { useParams, useText } from '@stammtisch/remote-kit';
import { DayScreen } from '../dashboard/day-screen.tsx';

/**
 * `/newReservation` opens an empty form. The specification's `/newReservation/{id}` does not say whose id
 * it is; here it is a reservation's, and its form opens on its own day, so that a link in a message to
 * a colleague leads straight to the fields.
 */
export default function NewReservation() {
  const text = useText('reservations');
  const { id } = useParams();
  const firstSheet = id === undefined ? newOne : { kind: 'edit' as const, reservation: id };
  return (
    <DayScreen title={text('new-reservation.title')} firstView="list" firstSheet={firstSheet} />
  );
}

const newOne = { kind: 'new' } as const;
