import { defineMessages, type MessageKey } from '@stammtisch/i18n/messages';
import { guide } from './messages/guide.ts';
import { addons } from './messages/addons.ts';
import { cashRegister } from './messages/cash-register.ts';
import { fees } from './messages/fees.ts';

/** All texts of this remote; its name is their namespace. */
export const messages = defineMessages({
  de: { ...guide.de, ...addons.de, ...fees.de, ...cashRegister.de },
  en: { ...guide.en, ...addons.en, ...fees.en, ...cashRegister.en },
  fr: { ...guide.fr, ...addons.fr, ...fees.fr, ...cashRegister.fr },
});

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    addons: MessageKey<keyof (typeof messages)['de']>;
  }
}
