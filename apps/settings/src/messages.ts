import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { eventCalendars } from './messages/event-calendars.ts';
import { events } from './messages/events.ts';
import { inputFields } from './messages/input-fields.ts';
import { mails } from './messages/mails.ts';
import { restaurantInfos } from './messages/restaurant-infos.ts';
import { restaurantSettings } from './messages/restaurant-settings.ts';
import { generalSettings } from './messages/general-settings.ts';
import { online } from './messages/online.ts';
import { privacy } from './messages/privacy.ts';
import { section } from './messages/section.ts';
import { tags } from './messages/tags.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...eventCalendars.de,
    ...events.de,
    ...inputFields.de,
    ...mails.de,
    ...generalSettings.de,
    ...online.de,
    ...privacy.de,
    ...section.de,
    ...tags.de,
    ...restaurantInfos.de,
    ...restaurantSettings.de,
    'onlinereservation-settings.title': 'Online-Reservierung',
    'set-up-hint.no-opening-hours':
      'Ihr Haus hat noch keine Öffnungszeiten. Gäste können online keine Zeit wählen.',
  },
  en: {
    ...eventCalendars.en,
    ...events.en,
    ...inputFields.en,
    ...mails.en,
    ...generalSettings.en,
    ...online.en,
    ...privacy.en,
    ...section.en,
    ...tags.en,
    ...restaurantInfos.en,
    ...restaurantSettings.en,
    'onlinereservation-settings.title': 'Online booking',
    'set-up-hint.no-opening-hours':
      'Your house has no opening hours yet. Guests cannot choose a time online.',
  },
  fr: {
    ...eventCalendars.fr,
    ...events.fr,
    ...inputFields.fr,
    ...mails.fr,
    ...generalSettings.fr,
    ...online.fr,
    ...privacy.fr,
    ...section.fr,
    ...tags.fr,
    ...restaurantInfos.fr,
    ...restaurantSettings.fr,
    'onlinereservation-settings.title': 'Réservation en ligne',
    'set-up-hint.no-opening-hours':
      'Votre établissement n’a pas encore d’horaires d’ouverture. Les clients ne peuvent pas choisir d’heure en ligne.',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    settings: MessageKey<keyof (typeof messages)['de']>;
  }
}
