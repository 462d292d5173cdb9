import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { isWithheld } from '@stammtisch/domain/phone/call-state';
import { readPhone } from '../guests/place-guest.ts';

/** Supported countries (specification §9) where a number without the leading zero is no national one. */
const dialZeroFirst = new Set(['DE', 'CH', 'AT', 'BE', 'FR', 'GB']);

/** As many as a screen shows; an internal line (`**611`) or a SIP name is no number that a network gave out. */
const longestName = 40;

/**
 * The caller's number as the guest book has its own (E.164), whether it came as `+49 30…`, `004930…`,
 * `4930…` (sipgate.io) or `030…`. What is no number stays as it was sent; null: withheld.
 *
 * @param country of the restaurant, ISO 3166-1 alpha-2
 */
export function readCaller(from: string, country: string): string | null {
  // sip:030123@10.0.0.5, tel:+4930123;ext=7
  const dialled = /^(?:sips?:|tel:)?([^@;]*)/i.exec(from.trim())?.[1]?.trim() ?? '';
  if (isWithheld(dialled)) return null;
  const international = /^[1-9]\d{7,14}$/.test(dialled) && readInternational(dialled, country);
  const number = international || readPhone(dialled, country);
  return number === 'PHONE_INVALID' || number === ''
    ? dialled.slice(0, longestName).toWellFormed()
    : number;
}

/** Digits that begin with the code of a country, though no plus says so. */
function readInternational(digits: string, country: string): string | undefined {
  const asNational = readPhone(digits, country);
  const isNational =
    !dialZeroFirst.has(country) && parsePhoneNumberFromString(asNational)?.isValid();
  if (isNational) return asNational;
  const abroad = parsePhoneNumberFromString(`+${digits}`);
  return abroad?.isValid() ? abroad.number : undefined;
}
