import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Events() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('events.title')}
      lead={text('events.lead')}
      now={text('events.now')}
    />
  );
}
