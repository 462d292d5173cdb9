import { defineMessages } from '@stammtisch/i18n/messages';

export const previewTexts = defineMessages({
  de: { title: 'Vorschau', nothingBooked: 'Hier endet die Vorschau: Gebucht wird nichts.' },
  en: { title: 'Preview', nothingBooked: 'The preview ends here: nothing is booked.' },
  fr: { title: 'Aperçu', nothingBooked: 'L’aperçu s’arrête ici : rien n’est réservé.' },
});
