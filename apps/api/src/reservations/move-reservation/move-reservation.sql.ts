import { command, type Statement } from '../../platform/database/sql.ts';
import { dateOf } from '../../platform/time-zone/time-zone.ts';
import type { ReservationKey } from '../reservation-row.ts';
import type { PlannedStay } from '../stay.ts';

export function storeStart({ restaurant, id }: ReservationKey, stay: PlannedStay): Statement {
  return command`
    update reservation
       set starts_at = ${dateOf(stay.from)}, ends_at = ${dateOf(stay.to)},
           service_day = ${stay.serviceDay}, version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${id}`;
}
