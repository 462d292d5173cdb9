import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function OnlinereservationSettings() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('onlinereservation-settings.title')}
      lead={text('onlinereservation-settings.lead')}
      now={text('onlinereservation-settings.now')}
    />
  );
}
