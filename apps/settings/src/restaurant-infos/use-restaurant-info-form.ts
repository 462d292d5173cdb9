import {
  replaceRestaurantInfo,
  restaurantInfo,
  restaurantInfoFields,
  type RestaurantInfo,
} from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { findLink } from '@stammtisch/hal-client';
import { useHost, useResource, useText } from '@stammtisch/remote-kit';
import { withEdits } from '../section/edits.ts';
import { useEditForm, type EditForm } from '../section/use-edit-form.ts';
import { infoFaults, sentOf } from './info-faults.ts';
import { useHousePhone } from './use-house-phone.ts';

export type RestaurantInfoForm = EditForm<RestaurantInfo>;

/** Contact data, address, links and billing address as they are being edited. */
export function useRestaurantInfoForm() {
  const { client, entry } = useHost();
  const readPhone = useHousePhone();
  return useEditForm({
    query: useResource(findLink(entry, 'restaurantinfos'), { schema: restaurantInfo }),
    words: useInfoWords(),
    faultsOf: (info) => infoFaults(info, readPhone),
    store: (edits, _paths, { resource, etag }) =>
      client.call(entry, replaceRestaurantInfo, {
        body: restaurantInfoFields.parse(sentOf(withEdits(resource, edits))),
        ifMatch: etag ?? '*',
      }),
  });
}

/** Every field by its path, as the page calls it. */
export function useInfoWords() {
  const text = useText('settings');
  const ofBills = (word: string) => text('restaurant-infos.of-bills', { word });
  return {
    name: text('restaurant-infos.name'),
    phone: text('restaurant-infos.phone'),
    email: text('restaurant-infos.email'),
    street: text('restaurant-infos.street'),
    plz: text('restaurant-infos.plz'),
    city: text('restaurant-infos.city'),
    country: text('restaurant-infos.country'),
    website: text('restaurant-infos.website'),
    privacyPolicyUrl: text('restaurant-infos.privacy-policy'),
    termsOfServiceUrl: text('restaurant-infos.terms'),
    billingSameAsRestaurant: text('restaurant-infos.bills'),
    'billingAddress/line1': ofBills(text('restaurant-infos.line1')),
    'billingAddress/line2': ofBills(text('restaurant-infos.line2')),
    'billingAddress/postalCode': ofBills(text('restaurant-infos.plz')),
    'billingAddress/city': ofBills(text('restaurant-infos.city')),
    'billingAddress/country': ofBills(text('restaurant-infos.country')),
  };
}
