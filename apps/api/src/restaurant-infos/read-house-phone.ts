import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * The house's own number as guests read and dial it: `+49 30 2312500`. Stricter than a guest's number
 * (`readPhone`), because everybody who wants to reach the house depends on it.
 *
 * @param country ISO 3166-1 alpha-2; from where a number without a country is dialled
 * @returns undefined for what no network has given out; an empty text stays empty
 */
export function readHousePhone(phone: string, country: string): string | undefined {
  if (phone.trim() === '') return '';
  const home = isSupportedCountry(country) ? country : 'DE';
  const number = parsePhoneNumberFromString(phone, home);
  if (!number?.isValid()) return undefined;
  return number.ext === undefined ? number.formatInternational() : undefined;
}
