import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Statement } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { announceRestaurantInfo } from '../announce-restaurant-info.ts';
import { toResource } from '../restaurant-info-resource.ts';
import { findRestaurantInfo, touchRestaurantInfo } from '../restaurant-info-row.ts';

/** @returns the links of the restaurant's data afterwards: `picture` leads to the new logo */
export async function changeLogo(api: Api, restaurant: RestaurantId, change: Statement) {
  return api.database.transaction(restaurant, async (tx) => {
    await tx.run(touchRestaurantInfo(restaurant));
    await tx.run(change);
    const row = await tx.one(findRestaurantInfo(restaurant));
    await announceRestaurantInfo(tx, restaurant, row.version);
    return toResource(row)._links;
  });
}
