import { defineMessages } from '@stammtisch/i18n/messages';

export const calendarTexts = defineMessages({
  de: { previousMonth: 'Voriger Monat', nextMonth: 'Nächster Monat' },
  en: { previousMonth: 'Previous month', nextMonth: 'Next month' },
  fr: { previousMonth: 'Mois précédent', nextMonth: 'Mois suivant' },
});
