/** The languages that everything is written in (specification §9). German is the house's default. */
export const languages = ['de', 'en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'de';

/** The language for a reader who has none of ours, and for a message that a language lacks. */
export const fallbackLanguage: Language = 'en';

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * Picks our language from a reader's wishes, best first, as in `navigator.languages` or the parts
 * of an `Accept-Language` header: region and weight are ignored (`de-AT;q=0.8` is `de`).
 * No wish at all means German, only foreign wishes mean English.
 */
export function detectLanguage(wishes: readonly string[]): Language {
  const known = wishes.map((wish) => wish.trim().toLowerCase().split(/[-_;]/u)[0]).filter(Boolean);
  if (known.length === 0) return defaultLanguage;
  return known.find(isLanguage) ?? fallbackLanguage;
}
