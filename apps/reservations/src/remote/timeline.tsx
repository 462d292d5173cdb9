import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Timeline() {
  const text = useText('reservations');
  return <UpcomingPage title={text('timeline.title')} lead={text('timeline.lead')} />;
}
