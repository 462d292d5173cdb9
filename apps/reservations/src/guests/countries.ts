import type { Language } from '@stammtisch/i18n';

/** Specification §9: the countries of the phone input, the preferred ones first. */
export const countries = [
  'DE',
  'CH',
  'AT',
  'DK',
  'FR',
  'ES',
  'IT',
  'BE',
  'CA',
  'GB',
  'LU',
  'MU',
  'PT',
  'US',
] as const;

/** `Deutschland`; a code that no language knows stays a code. */
export function nameOfCountry(code: string, language: Language): string {
  return code === '' ? '' : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code);
}
