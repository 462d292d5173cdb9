import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function MailSettings() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('mail-settings.title')}
      lead={text('mail-settings.lead')}
      now={text('mail-settings.now')}
    />
  );
}
