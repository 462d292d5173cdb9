import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { guestColumns, guestRow } from '../guest-row.ts';

export const batch = 1_000;

/** In the order in which they were written: nobody is missed when a name changes meanwhile. */
export function listForExport(restaurant: RestaurantId, past: string | undefined) {
  return sql(guestRow)`
    select ${guestColumns} from guest g
     where g.restaurant_id = ${restaurant} and g.deleted_at is null and not g.temporary
       and (${past ?? null}::uuid is null or g.id > ${past ?? null})
     order by g.id limit ${batch}`;
}

/** Each address once, and only if nobody who shares it has said no. */
export function listForNewsletter(restaurant: RestaurantId, past: string | undefined) {
  return sql(guestRow)`
    select distinct on (g.mailbox) ${guestColumns} from guest g
     where g.restaurant_id = ${restaurant} and g.deleted_at is null and g.allows_newsletter
       and g.mailbox > ${past ?? ''}
       and not exists (
         select from guest other
          where other.restaurant_id = g.restaurant_id and other.mailbox = g.mailbox
            and other.mailbox <> '' and other.deleted_at is null
            and not other.allows_newsletter)
     order by g.mailbox, g.id limit ${batch}`;
}
