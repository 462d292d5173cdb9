import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Feedback() {
  const text = useText('settings');
  return (
    <UpcomingPage
      title={text('feedback.title')}
      lead={text('feedback.lead')}
      now={text('feedback.now')}
    />
  );
}
