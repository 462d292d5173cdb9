import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { guide } from './messages/guide.ts';
import { assignment } from './messages/assignment.ts';
import { calendar } from './messages/calendar.ts';
import { callers } from './messages/callers.ts';
import { dayInfo } from './messages/day-info.ts';
import { dayTools } from './messages/day-tools.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';
import { guestMails } from './messages/guest-mails.ts';
import { guests } from './messages/guests.ts';
import { inbox } from './messages/inbox.ts';
import { party } from './messages/party.ts';
import { pace } from './messages/pace.ts';
import { presence } from './messages/presence.ts';
import { waiting } from './messages/waiting.ts';
import { ratings } from './messages/ratings.ts';
import { timeline } from './messages/timeline.ts';
import { waitingList } from './messages/waiting-list.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: {
    ...guide.de,
    ...de,
    ...assignment.de,
    ...calendar.de,
    ...callers.de,
    ...dayInfo.de,
    ...inbox.de,
    ...pace.de,
    ...dayTools.de,
    ...party.de,
    ...guestMails.de,
    ...guests.de,
    ...waitingList.de,
    ...presence.de,
    ...waiting.de,
    ...ratings.de,
    ...timeline.de,
  },
  en: {
    ...guide.en,
    ...en,
    ...assignment.en,
    ...calendar.en,
    ...callers.en,
    ...dayInfo.en,
    ...inbox.en,
    ...pace.en,
    ...dayTools.en,
    ...party.en,
    ...guestMails.en,
    ...guests.en,
    ...waitingList.en,
    ...presence.en,
    ...waiting.en,
    ...ratings.en,
    ...timeline.en,
  },
  fr: {
    ...guide.fr,
    ...fr,
    ...assignment.fr,
    ...calendar.fr,
    ...callers.fr,
    ...dayInfo.fr,
    ...inbox.fr,
    ...pace.fr,
    ...dayTools.fr,
    ...party.fr,
    ...guestMails.fr,
    ...guests.fr,
    ...waitingList.fr,
    ...presence.fr,
    ...waiting.fr,
    ...ratings.fr,
    ...timeline.fr,
  },
});

export type ReservationKey = MessageKey<keyof (typeof messages)['de']>;

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    reservations: ReservationKey;
  }
}
