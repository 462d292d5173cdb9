import { readEntry } from '@stammtisch/contracts/entry/read-entry';
import * as z from 'zod';
import { restaurantId, type RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { featuresOf } from '../../platform/http/features.ts';
import { register } from '../../platform/http/register.ts';
import { pictureHref } from '../../restaurant-infos/restaurant-info-resource.ts';
import { entryLinks } from './entry-links.ts';

export function mountReadEntry(api: Api): void {
  register(api, readEntry, async ({ session }) => {
    const { logoVersion, ...restaurant } = await api.database.transaction(
      session.restaurant,
      (tx) => tx.one(readRestaurant(session.restaurant)),
    );
    const form = { href: `${api.config.BOOKING_ORIGIN}/#/at/${restaurant.identifier}` };
    const picture = logoVersion !== null && {
      picture: { href: pictureHref(restaurant.identifier, logoVersion) },
    };
    const features = featuresOf(api.config, session.email);
    return { ...restaurant, features, _links: { ...entryLinks, 'booking-form': form, ...picture } };
  });
}

const restaurantRow = z.object({
  uuid: restaurantId,
  name: z.string(),
  identifier: z.string(),
  timeZone: z.string(),
  language: z.string(),
  country: z.string(),
  currency: z.string(),
  isDemo: z.boolean(),
  logoVersion: z.string().nullable(),
});

function readRestaurant(restaurant: RestaurantId) {
  return sql(restaurantRow)`
    select r.id as uuid, r.name, r.identifier, r.time_zone as "timeZone", r.language, r.country,
      r.currency, r.is_demo as "isDemo", l.version as "logoVersion"
    from restaurant r left join restaurant_logo l on l.restaurant_id = r.id
    where r.id = ${restaurant}`;
}
