import { readEntry } from '@stammtisch/contracts/entry/read-entry';
import * as z from 'zod';
import { restaurantId, type RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { entryLinks } from './entry-links.ts';

export function mountReadEntry(api: Api): void {
  register(api, readEntry, async ({ session }) => {
    const restaurant = await api.database.transaction(session.restaurant, (tx) =>
      tx.one(readRestaurant(session.restaurant)),
    );
    const form = { href: `${api.config.BOOKING_ORIGIN}/#/at/${restaurant.identifier}` };
    return { ...restaurant, _links: { ...entryLinks, 'booking-form': form } };
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
});

function readRestaurant(restaurant: RestaurantId) {
  return sql(restaurantRow)`
    select id as uuid, name, identifier, time_zone as "timeZone", language, country, currency,
      is_demo as "isDemo"
    from restaurant where id = ${restaurant}`;
}
