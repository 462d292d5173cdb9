import type { de } from './de.ts';

/** What every language says in its own words. */
export type MailMessages = Readonly<Record<keyof typeof de, string>>;
