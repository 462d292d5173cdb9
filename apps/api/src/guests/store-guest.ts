import type { BodyOf } from '@stammtisch/contracts/call';
import type { createGuest } from '@stammtisch/contracts/guest/guest';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { guestColumns, guestRow } from './guest-row.ts';

export type WrittenGuest = BodyOf<typeof createGuest>;

/** Replaces all that staff write of a guest. */
export function storeGuest(restaurant: RestaurantId, id: string, guest: WrittenGuest) {
  return sql(guestRow)`
    with g as (
      update guest set
        version = version + 1, updated_at = clock_timestamp(), anrede = ${guest.anrede},
        forename = ${guest.forename}, lastname = ${guest.lastname}, company = ${guest.company},
        street = ${guest.street}, plz = ${guest.plz}, city = ${guest.city},
        country = ${guest.country}, phone = ${guest.phone}, email = ${guest.email},
        roomno = ${guest.roomno}, comment = ${guest.comment},
        allows_newsletter = ${guest.allowsNewsletter},
        allows_data_storage = ${guest.allowsDataStorage}, tags = ${guest.tags},
        language = ${guest.language}, temporary = ${guest.temporary}, persist = ${guest.persist}
       where restaurant_id = ${restaurant} and id = ${id}
      returning *)
    select ${guestColumns} from g`;
}
