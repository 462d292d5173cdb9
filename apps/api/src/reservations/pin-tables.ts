import { command, type Statement } from '../platform/database/sql.ts';
import type { ReservationKey } from './reservation-row.ts';

/** Staff chose the tables by hand, so that automatic assignment leaves them alone; or no longer. */
export function pinTables(
  { restaurant, id }: ReservationKey,
  { pinned, isNewVersion = false }: { pinned: boolean; isNewVersion?: boolean },
): Statement {
  return command`
    update reservation
       set pinned = ${pinned},
           version = version + case when ${isNewVersion}::boolean then 1 else 0 end,
           updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
