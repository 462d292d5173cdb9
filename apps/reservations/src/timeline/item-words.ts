import type { Formats, Text } from '@stammtisch/i18n';
import { guestNameOf, partyOf, type Reservation } from '../book/reservation.ts';

/** A party in one breath: `19:30 bis 21:30 Uhr, Anna Huber, 4 Personen, Bestätigt`. */
export function itemWords(
  reservation: Reservation,
  words: { text: Text<'reservations'>; common: Text<'common'>; formats: Pick<Formats, 'time'> },
): string {
  return words.text('timeline.item', {
    time: words.formats.time(reservation.time),
    end: words.formats.time(reservation.endTime),
    name: guestNameOf(reservation),
    persons: partyOf(reservation),
    status: words.common(`status.${reservation.status}`),
  });
}
