import { command, type Statement } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

interface Merge {
  from: { id: string; name: string };
  into: { id: string; name: string };
}

/** The reservations of one guest become another's, and their histories tell so. */
export function moveReservations(restaurant: RestaurantId, { from, into }: Merge): Statement {
  return command`
    with moved as (
      update reservation set guest_id = ${into.id}, version = version + 1,
             updated_at = clock_timestamp()
       where restaurant_id = ${restaurant} and guest_id = ${from.id}
      returning id)
    insert into reservation_history (restaurant_id, reservation_id, what, by, from_value, to_value)
    select ${restaurant}, id, 'edited', 'staff', ${from.name}, ${into.name} from moved`;
}

/** Both at once and in one order, so that two merges never wait for each other. */
export function lockBoth(restaurant: RestaurantId, ids: readonly string[]): Statement {
  return command`
    select from guest where restaurant_id = ${restaurant} and id = any(${ids}::uuid[])
     order by id for update`;
}

/** That the entry went into the other one is kept: whoever forgets this guest forgets both. */
export function removeGuest(restaurant: RestaurantId, { from, into }: Merge): Statement {
  return command`
    with gone as (
      delete from guest where restaurant_id = ${restaurant} and id = ${from.id} returning id)
    insert into guest_merged (restaurant_id, id, into_id)
    select ${restaurant}, id, ${into.id} from gone`;
}
