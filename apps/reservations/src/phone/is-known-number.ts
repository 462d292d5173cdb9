import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Whether some network could have given out this number, read as if dialled in `country`
 * (ISO 3166-1 alpha-2). What has no digits yet is not judged.
 */
export function isKnownNumber(phone: string, country: string): boolean {
  if (!/\d/.test(phone)) return true;
  const home = isSupportedCountry(country) ? country : 'DE';
  return parsePhoneNumberFromString(phone, home)?.isValid() ?? false;
}
