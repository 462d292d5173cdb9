import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Addons() {
  const text = useText('addons');
  return (
    <UpcomingPage
      title={text('addons.title')}
      lead={text('addons.lead')}
      now={text('addons.now')}
    />
  );
}
