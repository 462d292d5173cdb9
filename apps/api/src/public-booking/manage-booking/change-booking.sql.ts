import { command, type Statement } from '../../platform/database/sql.ts';
import { dateOf } from '../../platform/time-zone/time-zone.ts';
import type { ReservationKey } from '../../reservations/reservation-row.ts';
import type { PlannedStay } from '../../reservations/stay.ts';

/** What staff had chosen was for another time or party: its tables are free to be moved again. */
export function storeChange(
  { restaurant, id }: ReservationKey,
  { stay, persons, status }: { stay: PlannedStay; persons: number; status: string },
): Statement {
  return command`
    update reservation
       set status = ${status}, persons_from = ${persons}, persons_to = ${persons},
           starts_at = ${dateOf(stay.from)}, ends_at = ${dateOf(stay.to)},
           service_day = ${stay.serviceDay}, pinned = false, version = version + 1,
           updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
