import type { Language } from '@stammtisch/contracts/fields/text';
import type { Status } from '@stammtisch/domain/reservation/status';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import type { ReservationRow } from '../reservation-row.ts';

/** In the order of the columns. */
export const headings: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Datum',
    'Uhrzeit',
    'Ende',
    'Personen von',
    'Personen bis',
    'Status',
    'Nachname',
    'Vorname',
    'Firma',
    'Telefon',
    'E-Mail',
    'Raum',
    'Tische',
    'Tags',
    'Notiz',
    'Wunsch des Gastes',
    'Interne Notiz',
    'Quelle',
    'Eingetragen von',
    'Ankunft',
    'Abgang',
  ],
  en: [
    'Date',
    'Time',
    'End',
    'Persons from',
    'Persons to',
    'Status',
    'Last name',
    'First name',
    'Company',
    'Phone',
    'E-mail',
    'Room',
    'Tables',
    'Tags',
    'Note',
    'Guest’s wish',
    'Internal note',
    'Source',
    'Entered by',
    'Arrival',
    'Departure',
  ],
  fr: [
    'Date',
    'Heure',
    'Fin',
    'Personnes de',
    'Personnes à',
    'Statut',
    'Nom',
    'Prénom',
    'Société',
    'Téléphone',
    'E-mail',
    'Salle',
    'Tables',
    'Tags',
    'Note',
    'Souhait du client',
    'Note interne',
    'Source',
    'Saisi par',
    'Arrivée',
    'Départ',
  ],
};

/** A reservation on the restaurant's own clock. */
export function cellsOf(
  row: ReservationRow,
  { timeZone, statusWord }: { timeZone: string; statusWord: (status: Status) => string },
): string[] {
  const minuteOf = (instant: Date) => toMinute(epochMinuteOf(instant), timeZone);
  const start = minuteOf(row.startsAt);
  const timeOf = (instant: Date | null) => (instant ? formatWireTime(minuteOf(instant)) : '');
  return [
    formatWireDate(dayOf(start)),
    formatWireTime(start),
    timeOf(row.endsAt),
    String(row.personsFrom),
    String(row.personsTo),
    statusWord(row.status),
    row.guest.lastname,
    row.guest.forename,
    row.guest.company,
    row.guest.phone,
    row.guest.email,
    [...new Set(row.tables.map((table) => table.room))].join(', '),
    row.tables.map((table) => table.name).join(' + '),
    row.tags.join(', '),
    row.comment,
    row.onlineComment,
    row.internalComment,
    row.source,
    row.creator,
    timeOf(row.arrivalAt),
    timeOf(row.departureAt),
  ];
}
