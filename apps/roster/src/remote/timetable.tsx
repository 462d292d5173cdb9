import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function Timetable() {
  const text = useText('roster');
  return (
    <UpcomingPage
      title={text('timetable.title')}
      lead={text('timetable.lead')}
      now={text('timetable.now')}
    />
  );
}
