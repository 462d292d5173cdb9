import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'hotel-csv-import.title': 'Hotelgäste importieren',
    'hotel-csv-import.lead':
      'Hier entsteht der Import in vier Schritten: Essenszeiten, Arrangements, CSV-Datei, Prüfung.',
    'hotel-csv-import.now': 'Noch nimmt diese Seite keine Dateien an.',
  },
  en: {
    'hotel-csv-import.title': 'Import hotel guests',
    'hotel-csv-import.lead':
      'The import in four steps will be here: eating times, arrangements, CSV file, review.',
    'hotel-csv-import.now': 'This page does not take files yet.',
  },
  fr: {
    'hotel-csv-import.title': 'Importer les clients de l’hôtel',
    'hotel-csv-import.lead':
      'L’import en quatre étapes se trouvera ici : heures de repas, formules, fichier CSV, vérification.',
    'hotel-csv-import.now': 'Cette page n’accepte pas encore de fichiers.',
  },
});
