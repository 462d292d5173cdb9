import { defineMessages } from '@stammtisch/i18n/messages';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** Everything that a mail to a guest says. */
export const mailMessages = defineMessages<keyof typeof de>({ de, en, fr });
