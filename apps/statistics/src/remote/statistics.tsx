import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Statistics() {
  const text = useText('statistics');
  return (
    <UpcomingPage
      title={text('statistics.title')}
      lead={text('statistics.lead')}
      now={text('statistics.now')}
    />
  );
}
