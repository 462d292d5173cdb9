import { command, type Statement } from '../platform/database/sql.ts';
import type { ReservationKey } from './reservation-row.ts';

/** It looks different now, without a new version for those who edit it. */
export function touchReservation({ restaurant, id }: ReservationKey): Statement {
  return command`
    update reservation set updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
