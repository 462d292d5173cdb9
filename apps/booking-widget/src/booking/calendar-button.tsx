import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import type { Restaurant } from '../api/restaurant.ts';
import { useText } from '../app/language.tsx';
import { bookingTexts } from '../texts/booking-texts.ts';
import { writeCalendarFile } from './calendar-file.ts';

interface CalendarButtonProps {
  booking: BookingReply;
  restaurant: Restaurant;
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands the guest an .ics file that is written here in the browser. */
export function CalendarButton({ booking, restaurant }: CalendarButtonProps) {
  const t = useText(bookingTexts);
  const { date, time } = booking;
  const isConfirmed = booking.state === 'confirmed';
  const download = () => {
    const file = writeCalendarFile(
      {
        uid: `${date}-${time}-${restaurant.identifier}@stammtisch`,
        title: t('calendarTitle', { restaurant: restaurant.name }),
        place: [restaurant.name, restaurant.address].filter(Boolean).join(', '),
        description: [isConfirmed ? '' : t('calendarRequested'), restaurant.phone]
          .filter(Boolean)
          .join('\n'),
        date,
        time,
        timeZone: restaurant.timeZone,
        isConfirmed,
      },
      new Date(),
    );
    save(file, `${restaurant.identifier}-${date}.ics`);
  };
  return (
    <button type="button" className="button" onClick={download}>
      {t('calendar')}
    </button>
  );
}
