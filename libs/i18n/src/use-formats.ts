import { createFormats, type Formats } from './formats.ts';
import type { Language } from './language.ts';
import { useLanguage } from './use-text.ts';

const byLanguage = new Map<Language, Formats>();

/** Dates, times, counts and money in the language of the screen. */
export function useFormats(): Formats {
  const language = useLanguage();
  const known = byLanguage.get(language);
  if (known) return known;
  const formats = createFormats(language);
  byLanguage.set(language, formats);
  return formats;
}
