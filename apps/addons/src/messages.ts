import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { guide } from './messages/guide.ts';
import { addons } from './messages/addons.ts';
import { fees } from './messages/fees.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: { ...guide.de, ...addons.de, ...fees.de },
  en: { ...guide.en, ...addons.en, ...fees.en },
  fr: { ...guide.fr, ...addons.fr, ...fees.fr },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    addons: MessageKey<keyof (typeof messages)['de']>;
  }
}
