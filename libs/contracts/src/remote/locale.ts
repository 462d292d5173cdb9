import * as z from 'zod';

/** The languages of the interface; German is the first, English the fallback (specification §9). */
export const locales = ['de', 'en', 'fr'] as const;
export const locale = z.enum(locales);
export type Locale = z.infer<typeof locale>;

/** Texts of one language by flat keys, as libs/i18n defines them. */
export type Messages = Readonly<Record<string, string>>;

/** One value a language, all of them present. */
export function perLocale<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ de: value, en: value, fr: value });
}
