import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { guide } from './messages/guide.ts';
import { wizard } from './messages/wizard.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...guide.de,
    ...wizard.de,
    'hotel-csv-import.title': 'Hotelgäste importieren',
    'hotel-csv-import.place': 'Hotelgäste importieren',
    'hotel-csv-import.lead': 'In vier Schritten von der Gästeliste des Hotels zu Reservierungen.',
    'addon-card.state': 'Enthalten',
    'addon-card.does':
      'Übernimmt Hotelgäste aus einer CSV-Datei Ihrer Rezeption und schlägt für ihre Essenszeiten und Arrangements Reservierungen vor.',
    'addon-card.open': 'Zum Hotelimport',
  },
  en: {
    ...guide.en,
    ...wizard.en,
    'hotel-csv-import.title': 'Import hotel guests',
    'hotel-csv-import.place': 'Import hotel guests',
    'hotel-csv-import.lead': 'In four steps from the hotel’s list of guests to reservations.',
    'addon-card.state': 'Included',
    'addon-card.does':
      'Takes hotel guests from a CSV file of your front desk and suggests reservations for their eating times and arrangements.',
    'addon-card.open': 'To the hotel import',
  },
  fr: {
    ...guide.fr,
    ...wizard.fr,
    'hotel-csv-import.title': 'Importer les clients de l’hôtel',
    'hotel-csv-import.place': 'Import de l’hôtel',
    'hotel-csv-import.lead':
      'En quatre étapes, de la liste des clients de l’hôtel aux réservations.',
    'addon-card.state': 'Inclus',
    'addon-card.does':
      'Reprend les clients de l’hôtel depuis un fichier CSV de votre réception et propose des réservations selon leurs heures de repas et leurs formules.',
    'addon-card.open': 'Vers l’import hôtel',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    'hotel-import': MessageKey<keyof (typeof messages)['de']>;
  }
}
