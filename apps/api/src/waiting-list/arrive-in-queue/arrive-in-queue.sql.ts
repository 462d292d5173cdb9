import { command, type Statement } from '../../platform/database/sql.ts';
import type { ReservationKey } from '../../reservations/reservation-row.ts';

export function storeArrival({ restaurant, id }: ReservationKey): Statement {
  return command`
    update reservation
       set waiting_since = now(), version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
