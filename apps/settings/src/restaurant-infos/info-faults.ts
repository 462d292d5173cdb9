import {
  restaurantInfoFields,
  type RestaurantInfo,
} from '@stammtisch/contracts/restaurant-info/restaurant-info';

/** What is sent of the data: without what cannot be changed, and without an address that is not read. */
export function sentOf({ _links, billingAddress, ...info }: RestaurantInfo) {
  return info.billingSameAsRestaurant ? info : { ...info, billingAddress };
}

/** By path: what the server would refuse. */
export function infoFaults(
  info: RestaurantInfo,
  readPhone: (phone: string, country: string) => string | undefined,
): Map<string, string> {
  const parsed = restaurantInfoFields.safeParse(sentOf(info));
  const issues = parsed.success ? [] : parsed.error.issues;
  const faults = new Map(issues.map(({ path, message }) => [path.join('/'), message]));
  if (readPhone(info.phone, info.country) === undefined) faults.set('phone', 'PHONE_INVALID');
  return faults;
}
