import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Privacypolicy() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('privacypolicy.title')}
      lead={text('privacypolicy.lead')}
      now={text('privacypolicy.now')}
    />
  );
}
