import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { guide } from './messages/guide.ts';
import { eventCalendars } from './messages/event-calendars.ts';
import { events } from './messages/events.ts';
import { inputFields } from './messages/input-fields.ts';
import { mails } from './messages/mails.ts';
import { restaurantInfos } from './messages/restaurant-infos.ts';
import { restaurantSettings } from './messages/restaurant-settings.ts';
import { generalSettings } from './messages/general-settings.ts';
import { online } from './messages/online.ts';
import { phoneSystem } from './messages/phone-system.ts';
import { privacy } from './messages/privacy.ts';
import { searchWords } from './messages/search-words.ts';
import { section } from './messages/section.ts';
import { setUp } from './messages/set-up.ts';
import { tags } from './messages/tags.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...guide.de,
    ...eventCalendars.de,
    ...events.de,
    ...inputFields.de,
    ...mails.de,
    ...generalSettings.de,
    ...online.de,
    ...phoneSystem.de,
    ...privacy.de,
    ...searchWords.de,
    ...section.de,
    ...setUp.de,
    ...tags.de,
    ...restaurantInfos.de,
    ...restaurantSettings.de,
    'onlinereservation-settings.title': 'Online-Reservierung',
  },
  en: {
    ...guide.en,
    ...eventCalendars.en,
    ...events.en,
    ...inputFields.en,
    ...mails.en,
    ...generalSettings.en,
    ...online.en,
    ...phoneSystem.en,
    ...privacy.en,
    ...searchWords.en,
    ...section.en,
    ...setUp.en,
    ...tags.en,
    ...restaurantInfos.en,
    ...restaurantSettings.en,
    'onlinereservation-settings.title': 'Online booking',
  },
  fr: {
    ...guide.fr,
    ...eventCalendars.fr,
    ...events.fr,
    ...inputFields.fr,
    ...mails.fr,
    ...generalSettings.fr,
    ...online.fr,
    ...phoneSystem.fr,
    ...privacy.fr,
    ...searchWords.fr,
    ...section.fr,
    ...setUp.fr,
    ...tags.fr,
    ...restaurantInfos.fr,
    ...restaurantSettings.fr,
    'onlinereservation-settings.title': 'Réservation en ligne',
  },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    settings: MessageKey<keyof (typeof messages)['de']>;
  }
}
