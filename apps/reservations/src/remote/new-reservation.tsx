import { useParams, useText } from '@stammtisch/remote-kit';
import { DayScreen } from '../dashboard/day-screen.tsx';

export default function NewReservation() {
  const text = useText('reservations');
  const { id } = useParams();
  const firstSheet = id === undefined ? newOne : { kind: 'edit' as const, reservation: id };
  return (
    <DayScreen title={text('new-reservation.title')} firstView="list" firstSheet={firstSheet} />
  );
}

const newOne = { kind: 'new' } as const;
