import * as z from 'zod';
import type { Api } from '../platform/http/api.ts';
import { restaurantId, type RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { openDesk, withoutDoubleBooking, type Desk } from '../reservations/desk.ts';

const idRow = z.object({ id: restaurantId });

/** The only thing that a guest may ask of all restaurants: which one has this name. */
async function findRestaurant(api: Api, identifier: string): Promise<RestaurantId | undefined> {
  const found = await api.database.systemTransaction((tx) =>
    tx.maybe(sql(idRow)`select id from restaurant where identifier = ${identifier}`),
  );
  return found?.id;
}

/** Runs work for a guest of the restaurant with this identifier; an unknown one answers 404. */
export async function atBookingDesk<Result>(
  api: Api,
  identifier: string,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result | Refusal> {
  const restaurant = await findRestaurant(api, identifier);
  if (!restaurant) return refuse('not-found');
  return asGuest(api, restaurant, work);
}

export function asGuest<Result>(
  api: Api,
  restaurant: RestaurantId,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result | Refusal> {
  return withoutDoubleBooking(() =>
    api.database.transaction(restaurant, async (tx) =>
      work(await openDesk(tx, restaurant, { by: 'guest', elevated: false })),
    ),
  );
}
