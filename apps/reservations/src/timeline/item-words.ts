import type { Formats, Text } from '@stammtisch/i18n';
import { guestNameOf, partyOf, tableNamesOf } from '../book/reservation.ts';
import type { TimelineItem } from './items.ts';

/** A party in one breath: `19:30 bis 21:30 Uhr, Anna Huber, 4 Personen, Bestätigt, verspätet`. */
export function itemWords(
  {
    reservation,
    className,
    overtime,
  }: Pick<TimelineItem, 'reservation' | 'className' | 'overtime'>,
  words: { text: Text<'reservations'>; common: Text<'common'>; formats: Pick<Formats, 'time'> },
): string {
  const { text, common, formats } = words;
  const party = text('timeline.item', {
    time: formats.time(reservation.time),
    end: formats.time(reservation.endTime),
    name: guestNameOf(reservation),
    persons: partyOf(reservation),
    status: common(`status.${reservation.status}`),
  });
  const marks = [
    className.includes('is-late') && text('timeline.late'),
    overtime > 0 && text('timeline.overtime', { minutes: overtime }),
    className.includes('is-conflict') && text('timeline.conflict'),
    className.includes('is-combined') &&
      text('timeline.combined', { tables: tableNamesOf(reservation) }),
    reservation.locked && text('timeline.locked'),
  ].filter((mark) => typeof mark === 'string');
  return [party, ...marks].join(', ');
}
