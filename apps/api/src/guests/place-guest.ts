import * as z from 'zod';
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js';
import { languages } from '@stammtisch/contracts/fields/text';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';

export interface NewGuest {
  anrede: string;
  forename: string;
  lastname: string;
  company: string;
  phone: string;
  email: string;
  language: string;
  allowsNewsletter?: boolean;
  allowsDataStorage?: boolean;
  temporary?: boolean;
}

const idRow = z.object({ id: z.string() });

/** The guest of the guest book with this id, if the restaurant has one. */
export function findGuestId(restaurant: RestaurantId, id: string) {
  return sql(idRow.extend({ language: z.enum(languages) }))`
    select id, language from guest where restaurant_id = ${restaurant} and id = ${id} and deleted_at is null`;
}

/** Somebody who wrote the same name and address before is the same guest. */
function findSameGuest(restaurant: RestaurantId, guest: NewGuest) {
  return sql(idRow)`
    select id from guest
     where restaurant_id = ${restaurant} and mailbox = lower(${guest.email}) and mailbox <> ''
       and deleted_at is null
       and lower(lastname) = lower(${guest.lastname}) and lower(forename) = lower(${guest.forename})
     order by created_at limit 1`;
}

function insertGuest(restaurant: RestaurantId, guest: NewGuest) {
  return sql(idRow)`
    insert into guest (restaurant_id, anrede, forename, lastname, company, phone, email, language,
                       allows_newsletter, allows_data_storage, temporary)
    values (${restaurant}, ${guest.anrede}, ${guest.forename}, ${guest.lastname}, ${guest.company},
            ${guest.phone}, ${guest.email}, ${guest.language}, ${guest.allowsNewsletter ?? false},
            ${guest.allowsDataStorage ?? false}, ${guest.temporary ?? false})
    returning id`;
}

/** Finds or writes the guest of a reservation. What the guest book knows stays as it is. */
export async function placeGuest(
  tx: Transaction,
  restaurant: RestaurantId,
  guest: NewGuest,
): Promise<string> {
  const known = await tx.maybe(findSameGuest(restaurant, guest));
  return (known ?? (await tx.one(insertGuest(restaurant, guest)))).id;
}

/**
 * The number in E.164, read with the restaurant's country as default (specification §9).
 *
 * @returns `PHONE_INVALID` for what no network would dial; an empty text stays empty
 */
export function readPhone(phone: string, country: string): string | 'PHONE_INVALID' {
  if (phone.trim() === '') return '';
  const home: CountryCode = isSupportedCountry(country) ? country : 'DE';
  const number = parsePhoneNumberFromString(phone, home);
  return number?.isPossible() ? number.number : 'PHONE_INVALID';
}

export function refusePhone(pointer: string): Refusal {
  const message = 'This is not a phone number. Write it with its area code, such as +49 30 123456.';
  return refuse('invalid-request', { errors: [{ pointer, code: 'PHONE_INVALID', message }] });
}
