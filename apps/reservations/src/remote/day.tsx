import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Day() {
  const text = useText('reservations');
  return <UpcomingPage title={text('day.title')} lead={text('day.lead')} />;
}
