import * as z from 'zod';
import { text, type Language } from '../fields/text.ts';

/** One text of the house in the languages of its guests. */
export type HouseText = Record<Language, string>;

/** What stood for every language before there were texts by language is read as all of them. */
export function houseText(max: number) {
  const words = z._default(text(max), '');
  return z
    .preprocess(
      (value) => (typeof value === 'string' ? { de: value, en: value, fr: value } : value),
      z.strictObject({ de: words, en: words, fr: words }),
    )
    .prefault({});
}

/** What a guest reads in each language. */
export function inAllLanguages(words: HouseText): HouseText {
  return { de: inLanguage(words, 'de'), en: inLanguage(words, 'en'), fr: inLanguage(words, 'fr') };
}

/** The text in a guest's language, or else in one that the house has written. */
export function inLanguage(words: HouseText, language: Language): string {
  return words[language] || words.de || words.en || words.fr;
}
