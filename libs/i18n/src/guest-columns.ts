import type { Language } from './language.ts';
import { createTranslator, defineMessages } from './messages.ts';

/** The headings of the guest book as a file; the API writes them, and the screen shows a sample. */
export const guestColumnMessages = defineMessages({
  de: {
    anrede: 'Anrede',
    forename: 'Vorname',
    lastname: 'Nachname',
    company: 'Firma',
    phone: 'Telefon',
    email: 'E-Mail',
    street: 'Straße',
    plz: 'PLZ',
    city: 'Ort',
    country: 'Land',
    roomno: 'Zimmer',
    comment: 'Notiz',
    tags: 'Tags',
    language: 'Sprache',
    allowsNewsletter: 'Newsletter erlaubt',
    allowsDataStorage: 'Datenspeicherung erlaubt',
    reservationCount: 'Reservierungen',
    noShowCount: 'Nicht erschienen',
    yes: 'ja',
    no: 'nein',
  },
  en: {
    anrede: 'Salutation',
    forename: 'First name',
    lastname: 'Last name',
    company: 'Company',
    phone: 'Phone',
    email: 'E-mail',
    street: 'Street',
    plz: 'Postcode',
    city: 'City',
    country: 'Country',
    roomno: 'Room',
    comment: 'Note',
    tags: 'Tags',
    language: 'Language',
    allowsNewsletter: 'Newsletter allowed',
    allowsDataStorage: 'Data storage allowed',
    reservationCount: 'Reservations',
    noShowCount: 'No-shows',
    yes: 'yes',
    no: 'no',
  },
  fr: {
    anrede: 'Civilité',
    forename: 'Prénom',
    lastname: 'Nom',
    company: 'Société',
    phone: 'Téléphone',
    email: 'E-mail',
    street: 'Rue',
    plz: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    roomno: 'Chambre',
    comment: 'Note',
    tags: 'Étiquettes',
    language: 'Langue',
    allowsNewsletter: 'Newsletter autorisée',
    allowsDataStorage: 'Stockage autorisé',
    reservationCount: 'Réservations',
    noShowCount: 'Absences',
    yes: 'oui',
    no: 'non',
  },
});

type Heading = keyof (typeof guestColumnMessages)['de'];

/** How a file in this language names its columns and writes their values. */
export function guestColumnsIn(language: Language) {
  const text = createTranslator(guestColumnMessages, language);
  return {
    heading: (column: Exclude<Heading, 'yes' | 'no'>) => text(column),
    cell(value: string | number | boolean | readonly string[]): string {
      if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
      return typeof value === 'object' ? value.join(', ') : String(value);
    },
  };
}
