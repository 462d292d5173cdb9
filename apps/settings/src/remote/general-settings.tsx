import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function GeneralSettings() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('general-settings.title')}
      lead={text('general-settings.lead')}
      now={text('general-settings.now')}
    />
  );
}
