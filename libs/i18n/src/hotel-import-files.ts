import type { StayField } from '@stammtisch/domain/hotel-import/columns';
import type { RowFault } from '@stammtisch/domain/hotel-import/read-stay';
import type { Language } from './language.ts';
import { createTranslator, defineMessages } from './messages.ts';

/** What may stand in the columns of a hotel's file, and what may be wrong there. */
export const hotelImportWords = defineMessages({
  de: {
    row: 'Zeile',
    faults: 'Grund',
    lastname: 'Nachname',
    forename: 'Vorname',
    anrede: 'Anrede',
    company: 'Firma',
    roomno: 'Zimmer',
    arrival: 'Anreise',
    departure: 'Abreise',
    arrangement: 'Arrangement',
    persons: 'Personen',
    email: 'E-Mail',
    phone: 'Telefon',
    comment: 'Bemerkung',
    bookingNumber: 'Buchungsnummer',
    missing: '{{field}} fehlt',
    'no-date': '{{field}} ist kein Datum',
    'before-arrival': '{{field}} liegt vor der Anreise',
    'too-long': '{{field}} ist zu lang',
    'no-number': '{{field}} ist keine Zahl',
    'no-email': '{{field}} ist keine E-Mail-Adresse',
  },
  en: {
    row: 'Row',
    faults: 'Reason',
    lastname: 'Last name',
    forename: 'First name',
    anrede: 'Salutation',
    company: 'Company',
    roomno: 'Room',
    arrival: 'Arrival',
    departure: 'Departure',
    arrangement: 'Arrangement',
    persons: 'Persons',
    email: 'E-mail',
    phone: 'Phone',
    comment: 'Comment',
    bookingNumber: 'Booking number',
    missing: '{{field}} is missing',
    'no-date': '{{field}} is no date',
    'before-arrival': '{{field}} is before the arrival',
    'too-long': '{{field}} is too long',
    'no-number': '{{field}} is no number',
    'no-email': '{{field}} is no e-mail address',
  },
  fr: {
    row: 'Ligne',
    faults: 'Raison',
    lastname: 'Nom',
    forename: 'Prénom',
    anrede: 'Civilité',
    company: 'Société',
    roomno: 'Chambre',
    arrival: 'Arrivée',
    departure: 'Départ',
    arrangement: 'Formule',
    persons: 'Personnes',
    email: 'E-mail',
    phone: 'Téléphone',
    comment: 'Remarque',
    bookingNumber: 'Numéro de réservation',
    missing: '{{field}} manque',
    'no-date': '{{field}} n’est pas une date',
    'before-arrival': '{{field}} est avant l’arrivée',
    'too-long': '{{field}} est trop long',
    'no-number': '{{field}} n’est pas un nombre',
    'no-email': '{{field}} n’est pas une adresse e-mail',
  },
});

/** How a file of rows that could not be read says why. */
export function hotelImportFilesIn(language: Language) {
  const text = createTranslator(hotelImportWords, language);
  const field = (name: StayField) => text(name);
  return {
    row: text('row'),
    faults: text('faults'),
    field,
    fault: ({ field: name, code }: RowFault) => text(code, { field: field(name) }),
  };
}
