import { command, type Statement } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { SettledInfo } from './settle-restaurant-info.ts';

export function storeRestaurant(restaurant: RestaurantId, { name, country }: SettledInfo) {
  return command`
    update restaurant set name = ${name}, country = ${country} where id = ${restaurant}`;
}

export function storeInfo(restaurant: RestaurantId, info: SettledInfo): Statement {
  return command`
    update restaurant_info
       set phone = ${info.phone}, email = ${info.email}, street = ${info.street},
           plz = ${info.plz}, city = ${info.city}, website = ${info.website},
           privacy_policy_url = ${info.privacyPolicyUrl},
           terms_of_service_url = ${info.termsOfServiceUrl},
           billing_same_as_restaurant = ${info.billingSameAsRestaurant},
           billing_address = ${JSON.stringify(info.billingAddress)},
           version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant}`;
}
