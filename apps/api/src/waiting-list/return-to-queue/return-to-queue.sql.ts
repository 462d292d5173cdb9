import { command, type Statement } from '../../platform/database/sql.ts';
import type { ReservationKey } from '../../reservations/reservation-row.ts';

/** As long as it was to stay; since when it waits and what it was told were never lost. */
export function storeReturn({ restaurant, id }: ReservationKey): Statement {
  return command`
    update reservation
       set status = 'QUEUED', starts_at = queued_for, ends_at = queued_for + (ends_at - starts_at),
           queued_for = null, arrival_at = null, version = version + 1,
           updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
