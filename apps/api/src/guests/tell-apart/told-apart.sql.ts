import { command, fragment, type Statement } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

export type Pair = readonly [string, string];

/** The pair in the order in which it is stored. */
const inOrder = ([one, other]: Pair): Pair => (one < other ? [one, other] : [other, one]);

export function storeDistinct(restaurant: RestaurantId, pair: Pair): Statement {
  const [first, second] = inOrder(pair);
  return command`
    insert into guest_distinct (restaurant_id, first_id, second_id)
    values (${restaurant}, ${first}, ${second}) on conflict do nothing`;
}

export function forgetDistinct(restaurant: RestaurantId, pair: Pair): Statement {
  const [first, second] = inOrder(pair);
  return command`
    delete from guest_distinct
     where restaurant_id = ${restaurant} and first_id = ${first} and second_id = ${second}`;
}

/** Where a query calls the two `one_id` and `other_id` of the house `house`. */
export const isToldApart = fragment`
  exists (select from guest_distinct d
           where d.restaurant_id = pair.house
             and d.first_id = least(pair.one_id, pair.other_id)
             and d.second_id = greatest(pair.one_id, pair.other_id))`;
