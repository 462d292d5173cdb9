import type { Config } from '@stammtisch/api/platform/config/read-config';
import type { Database } from '@stammtisch/api/platform/database/database';
import { sql } from '@stammtisch/api/platform/database/sql';
import { createBookingLinks } from '@stammtisch/api/reservations/booking-link';
import * as z from 'zod';
import { makeDemoRestaurants } from './demo-restaurants.ts';
import { storeHouse } from './store-house.ts';

/**
 * Fills an empty database with the demo restaurants (decisions §9), all or nothing.
 *
 * @returns false when there are restaurants already
 */
export function seedDemo(database: Database, config: Config, now = new Date()): Promise<boolean> {
  return database.systemTransaction(async (tx) => {
    const { isEmpty } = await tx.one(anyRestaurant);
    if (!isEmpty) return false;
    const links = createBookingLinks(config.TOKEN_SECRET);
    for (const restaurant of await makeDemoRestaurants(tx, config)) {
      await storeHouse(tx, restaurant, { now, links });
    }
    return true;
  });
}

const anyRestaurant = sql(z.object({ isEmpty: z.boolean() }))`
  select not exists (select from restaurant) as "isEmpty"`;
