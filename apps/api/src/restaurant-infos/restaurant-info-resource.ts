import { billedAtHome } from '@stammtisch/domain/restaurant-info/billing-address';
import {
  changeMasterPassword,
  changePassword,
} from '@stammtisch/contracts/restaurant-info/change-password';
import { readLogo, readPublicLogo } from '@stammtisch/contracts/restaurant-info/logo';
import { readRestaurantInfo } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import { answer } from '../platform/http/answer.ts';
import type { RestaurantInfoRow } from './restaurant-info-row.ts';

export const restaurantInfoHref = readRestaurantInfo.path;

/** Where the logo of this version lies for everybody. */
export function pictureHref(identifier: string, version: string): string {
  return readPublicLogo.path.replace(':identifier', identifier).replace(':version', version);
}

export function toResource(row: RestaurantInfoRow) {
  const { logoVersion, version: _version, updatedAt: _updatedAt, ...info } = row;
  return {
    ...info,
    ...(info.billingSameAsRestaurant && { billingAddress: billedAtHome(info) }),
    _links: {
      self: { href: restaurantInfoHref },
      logo: { href: readLogo.path },
      ...(logoVersion !== null && {
        picture: { href: pictureHref(info.restaurantIdentifier, logoVersion) },
      }),
      'change-password': { href: changePassword.path },
      'change-masterpassword': { href: changeMasterPassword.path },
    },
  };
}

export function answerWith(row: RestaurantInfoRow) {
  return answer(toResource(row), { version: row.version, modifiedAt: row.updatedAt });
}
