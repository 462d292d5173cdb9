import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import { fr } from './messages/fr.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({ de, en, fr });

export type ReservationKey = MessageKey<keyof typeof de>;

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    reservations: ReservationKey;
  }
}
