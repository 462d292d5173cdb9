import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function NewReservation() {
  const text = useText('reservations');
  return <UpcomingPage title={text('new-reservation.title')} lead={text('new-reservation.lead')} />;
}
