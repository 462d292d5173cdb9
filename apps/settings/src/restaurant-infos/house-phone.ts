import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number as guests will read it, `+49 30 2312500`; undefined for one that no network has given
 * out. The server judges by the same numbering plans (specification §5: PHONE_INVALID blocks the save).
 *
 * @param country ISO 3166-1 alpha-2; from where a number without a country is dialled
 */
export function readHousePhone(phone: string, country: string): string | undefined {
  if (phone.trim() === '') return '';
  const home = isSupportedCountry(country) ? country : 'DE';
  const number = parsePhoneNumberFromString(phone, home);
  const isPlain = number?.isValid() === true && number.ext === undefined;
  return isPlain ? number.formatInternational() : undefined;
}
