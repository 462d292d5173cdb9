import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function CoronaSettings() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('corona-settings.title')}
      lead={text('corona-settings.lead')}
      now={text('corona-settings.now')}
    />
  );
}
