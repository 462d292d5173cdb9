import { defineMessages } from '@stammtisch/i18n';
import type { MessageKey } from '@stammtisch/i18n/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const messages = defineMessages({ de, en, fr });

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    shell: MessageKey<keyof typeof de>;
  }
}
