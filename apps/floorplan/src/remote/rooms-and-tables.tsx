import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function RoomsAndTables() {
  const text = useText('floorplan');
  return (
    <UpcomingPage
      title={text('rooms-and-tables.title')}
      lead={text('rooms-and-tables.lead')}
      now={text('rooms-and-tables.now')}
    />
  );
}
