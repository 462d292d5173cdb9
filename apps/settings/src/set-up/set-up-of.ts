import type { RestaurantInfo } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import type { Settings } from '@stammtisch/contracts/settings/settings';

export type SetUpId = 'hours' | 'contact' | 'links' | 'sender';

/** What guests and the law ask of a house, and whether it is there. */
export function setUpOf(settings: Settings, infos: RestaurantInfo): Record<SetUpId, boolean> {
  const { phone, email, street, plz, city, privacyPolicyUrl, termsOfServiceUrl } = infos;
  const isGiven = (...fields: string[]) => fields.every((field) => field.trim() !== '');
  return {
    hours: settings.reservationSettings.openingHours.length > 0,
    contact: isGiven(phone, email, street, plz, city),
    links: isGiven(privacyPolicyUrl, termsOfServiceUrl),
    // Without an address of its own, answers of guests go nowhere.
    sender: isGiven(settings.mail.replyAddress) || isGiven(email),
  };
}
