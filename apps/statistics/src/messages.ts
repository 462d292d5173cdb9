import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'statistics.title': 'Statistik',
    'statistics.lead':
      'Hier entstehen die Auswertungen: Reservierungen und Gäste je Tag und Monat, Wochentage im Vergleich, Ausgabe als CSV und SVG.',
    'statistics.now':
      'Ihre Reservierungen werden schon jetzt vollständig aufgezeichnet; die Zahlen reichen später bis heute zurück.',
  },
  en: {
    'statistics.title': 'Statistics',
    'statistics.lead':
      'This is where the figures will be: reservations and guests per day and month, weekdays compared, export as CSV and SVG.',
    'statistics.now':
      'Your reservations are already recorded in full; the figures will reach back to today.',
  },
  fr: {
    'statistics.title': 'Statistiques',
    'statistics.lead':
      'Ici se trouveront les chiffres : réservations et clients par jour et par mois, comparaison des jours, export CSV et SVG.',
    'statistics.now':
      'Vos réservations sont déjà entièrement enregistrées ; les chiffres remonteront jusqu’à aujourd’hui.',
  },
});
