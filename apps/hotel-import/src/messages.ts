import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'hotel-csv-import.title': 'Hotelgäste importieren',
    'hotel-csv-import.lead':
      'Hier entsteht der Import in vier Schritten: Essenszeiten, Arrangements, CSV-Datei, Prüfung.',
    'hotel-csv-import.now': 'Noch nimmt diese Seite keine Dateien an.',
    'addon-card.state': 'In Vorbereitung',
    'addon-card.does':
      'Übernimmt Hotelgäste aus einer CSV-Datei Ihrer Rezeption und schlägt für ihre Essenszeiten und Arrangements Reservierungen vor. Noch nimmt der Import keine Dateien an.',
    'addon-card.open': 'Zum Hotelimport',
  },
  en: {
    'hotel-csv-import.title': 'Import hotel guests',
    'hotel-csv-import.lead':
      'The import in four steps will be here: eating times, arrangements, CSV file, review.',
    'hotel-csv-import.now': 'This page does not take files yet.',
    'addon-card.state': 'In preparation',
    'addon-card.does':
      'Takes hotel guests from a CSV file of your front desk and suggests reservations for their eating times and arrangements. It does not take files yet.',
    'addon-card.open': 'To the hotel import',
  },
  fr: {
    'hotel-csv-import.title': 'Importer les clients de l’hôtel',
    'hotel-csv-import.lead':
      'L’import en quatre étapes se trouvera ici : heures de repas, formules, fichier CSV, vérification.',
    'hotel-csv-import.now': 'Cette page n’accepte pas encore de fichiers.',
    'addon-card.state': 'En préparation',
    'addon-card.does':
      'Reprend les clients de l’hôtel depuis un fichier CSV de votre réception et propose des réservations selon leurs heures de repas et leurs formules. L’import n’accepte pas encore de fichiers.',
    'addon-card.open': 'Vers l’import hôtel',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    'hotel-import': MessageKey<keyof (typeof messages)['de']>;
  }
}
