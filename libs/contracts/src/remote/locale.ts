import * as z from 'zod';

/** The languages of the interface; German is the first, English the fallback (specification §9). */
export const locales = ['de', 'en', 'fr'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

/** A tree of messages: keys may be nested, leaves are i18next templates. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** One value a language, all of them present. */
export function perLocale<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ de: value, en: value, fr: value });
}
