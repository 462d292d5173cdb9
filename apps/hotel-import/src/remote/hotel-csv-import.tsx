import { UpcomingPage, useText } from '@stammtisch/remote-kit';

export default function HotelCsvImport() {
  const text = useText('hotel-import');
  return (
    <UpcomingPage
      title={text('hotel-csv-import.title')}
      lead={text('hotel-csv-import.lead')}
      now={text('hotel-csv-import.now')}
    />
  );
}
