import { defineMessages } from '@stammtisch/i18n/messages';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    'day.title': 'Reservierungen',
    'day.lead': 'Hier entsteht die Liste des Tages.',
    'timeline.title': 'Zeitleiste',
    'timeline.lead': 'Hier entsteht die Zeitleiste nach Räumen und Tischen.',
    'new-reservation.title': 'Neue Reservierung',
    'new-reservation.lead': 'Hier entsteht das Formular.',
  },
  en: {
    'day.title': 'Reservations',
    'day.lead': 'The list of the day will be here.',
    'timeline.title': 'Timeline',
    'timeline.lead': 'The timeline by rooms and tables will be here.',
    'new-reservation.title': 'New reservation',
    'new-reservation.lead': 'The form will be here.',
  },
  fr: {
    'day.title': 'Réservations',
    'day.lead': 'La liste du jour se trouvera ici.',
    'timeline.title': 'Chronologie',
    'timeline.lead': 'La chronologie par salles et tables se trouvera ici.',
    'new-reservation.title': 'Nouvelle réservation',
    'new-reservation.lead': 'Le formulaire se trouvera ici.',
  },
});
