import type { FieldError } from '@stammtisch/contracts/problem';
import type { RestaurantInfoFields } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { readHousePhone } from '../read-house-phone.ts';
import type { RestaurantInfoRow } from '../restaurant-info-row.ts';

/** What will be stored of what was sent, or what is wrong with it. */
export type SettledInfo = Omit<
  RestaurantInfoRow,
  'restaurantIdentifier' | 'timeZone' | 'logoVersion' | 'version' | 'updatedAt'
>;

export function settleRestaurantInfo(
  sent: RestaurantInfoFields,
  row: RestaurantInfoRow,
): SettledInfo | Refusal {
  const errors = fixedFieldErrors(sent, row);
  if (errors.length > 0) return refuse('invalid-request', { errors });
  const country = sent.country ?? row.country;
  const phone = readHousePhone(sent.phone, country);
  if (phone === undefined) return refusePhone();
  const { restaurantIdentifier: _identifier, timeZone: _zone, ...info } = sent;
  return {
    ...info,
    name: sent.name ?? row.name,
    country,
    phone,
    // Whoever unticks the box again finds what was entered before.
    billingAddress: sent.billingSameAsRestaurant ? row.billingAddress : sent.billingAddress,
  };
}

function fixedFieldErrors(sent: RestaurantInfoFields, row: RestaurantInfoRow): FieldError[] {
  const fixed = ['restaurantIdentifier', 'timeZone'] as const;
  return fixed
    .filter((name) => sent[name] !== undefined && sent[name] !== row[name])
    .map((name) => ({
      pointer: `/${name}`,
      code: 'read-only',
      message: `This is "${row[name]}" and cannot be changed: leave it out.`,
    }));
}

/** Specification §5: an invalid number blocks the save. */
function refusePhone(): Refusal {
  const message = 'No network has given out this number. Check its area code and its length.';
  return refuse('phone-invalid', {
    errors: [{ pointer: '/phone', code: 'PHONE_INVALID', message }],
  });
}
