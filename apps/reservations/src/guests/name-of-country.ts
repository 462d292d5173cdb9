import type { Language } from '@stammtisch/i18n';

/** `Deutschland`; a code that no language knows stays a code. */
export function nameOfCountry(code: string, language: Language): string {
  return code === '' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code);
}
