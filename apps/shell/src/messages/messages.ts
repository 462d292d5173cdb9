import { defineMessages } from '@stammtisch/i18n';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const messages = defineMessages({ de, en, fr });

declare module '@stammtisch/i18n' {
  interface MessageKeys {
    shell: keyof typeof de;
  }
}
