import type { Day } from '@stammtisch/domain/time/minute';
import { fragment, type Fragment } from '../platform/database/sql.ts';

export interface Concern {
  since: Day;
  reason: 'HAND' | 'RETENTION';
}

/**
 * Decisions §7: guests without consent and without any reservation on or after that day. Nobody who
 * still sits at a table is among them. By the calendar only those go whom the house has not marked as
 * to be kept, and who were in the book before that day.
 */
export function concerned({ since, reason }: Concern): Fragment {
  return fragment`
    not g.allows_data_storage and g.deleted_at is null
    and (${reason}::text = 'HAND'
         or (not g.persist and g.created_at < ${since}::date::timestamp at time zone 'UTC'))
    and not exists (select from reservation r
                     where r.restaurant_id = g.restaurant_id and r.guest_id = g.id
                       and (r.service_day >= ${since}::date or r.status = 'SEATED'))`;
}
