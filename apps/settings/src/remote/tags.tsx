import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Tags() {
  const text = useText('settings');
  return (
    <UpcomingPage title={text('tags.title')} lead={text('tags.lead')} now={text('tags.now')} />
  );
}
