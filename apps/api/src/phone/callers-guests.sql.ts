import { guestColumns, guestRow } from '../guests/guest-row.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';

/** A family shares a number; the switchboard of an office may have hundreds. */
const mostGuests = 5;

/** Who has one of these numbers in the guest book: those who come most often first. */
export function findCallersGuests(restaurant: RestaurantId, callers: readonly string[]) {
  return sql(guestRow)`
    select ${guestColumns}
      from unnest(${callers}::text[]) as called (number)
     cross join lateral (
       select * from guest
        where restaurant_id = ${restaurant} and phone = called.number and phone <> ''
          and deleted_at is null and not temporary
        order by (select count(*) from reservation r
                   where r.restaurant_id = guest.restaurant_id and r.guest_id = guest.id) desc, id
        limit ${mostGuests}) g`;
}
