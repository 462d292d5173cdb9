import { aGuest, quietDay } from './booking-form.ts';

/** What guests read who choose another language than German. */
export const wordings = [
  {
    button: 'EN English',
    persons: '2 people',
    weekday: new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }),
    otherDay: 'Another day',
    nextMonth: 'Next month',
    labels: { forename: /^First name/, lastname: /^Last name/, phone: /^Phone/, email: /^E-mail/ },
    privacy: /privacy policy/,
    book: /Book table/,
    booked: 'Your table is booked',
    mail: /booking|reservation/i,
    guest: aGuest('Traveller'),
    day: quietDay(72),
    language: 'en',
  },
  {
    button: 'FR Français',
    persons: '2 personnes',
    weekday: new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }),
    otherDay: 'Autre jour',
    nextMonth: 'Mois suivant',
    labels: { forename: /^Prénom/, lastname: /^Nom/, phone: /^Téléphone/, email: /^E-mail/ },
    privacy: /politique de confidentialité/,
    book: /Réserver la table/,
    booked: 'Votre table est réservée',
    mail: /réservation/i,
    guest: aGuest('Voyageuse'),
    day: quietDay(73),
    language: 'fr',
  },
] as const;
