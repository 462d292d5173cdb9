import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'statistics.title': 'Statistik',
    'statistics.lead':
      'Hier entstehen die Auswertungen: Reservierungen und Gäste je Tag und Monat, Wochentage im Vergleich, Ausgabe als CSV und SVG.',
    'statistics.now':
      'Ihre Reservierungen werden schon jetzt vollständig aufgezeichnet; die Zahlen reichen später bis heute zurück.',
    'persons-per-day.persons_one': '{{count}} Person',
    'persons-per-day.persons_other': '{{count}} Personen',
    'persons-per-day.parties_one': '{{count}} Reservierung',
    'persons-per-day.parties_other': '{{count}} Reservierungen',
  },
  en: {
    'statistics.title': 'Statistics',
    'statistics.lead':
      'This is where the figures will be: reservations and guests per day and month, weekdays compared, export as CSV and SVG.',
    'statistics.now':
      'Your reservations are already recorded in full; the figures will reach back to today.',
    'persons-per-day.persons_one': '{{count}} person',
    'persons-per-day.persons_other': '{{count}} persons',
    'persons-per-day.parties_one': '{{count}} reservation',
    'persons-per-day.parties_other': '{{count}} reservations',
  },
  fr: {
    'statistics.title': 'Statistiques',
    'statistics.lead':
      'Ici se trouveront les chiffres : réservations et clients par jour et par mois, comparaison des jours, export CSV et SVG.',
    'statistics.now':
      'Vos réservations sont déjà entièrement enregistrées ; les chiffres remonteront jusqu’à aujourd’hui.',
    'persons-per-day.persons_one': '{{count}} personne',
    'persons-per-day.persons_other': '{{count}} personnes',
    'persons-per-day.parties_one': '{{count}} réservation',
    'persons-per-day.parties_other': '{{count}} réservations',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    statistics: MessageKey<keyof (typeof messages)['de']>;
  }
}
