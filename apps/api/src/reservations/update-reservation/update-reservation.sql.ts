import type { ReplacedReservation } from '@stammtisch/contracts/reservation/write-reservation';
import { command, type Statement } from '../../platform/database/sql.ts';
import { dateOf } from '../../platform/time-zone/time-zone.ts';
import type { ReservationKey } from '../reservation-row.ts';
import type { PlannedStay } from '../stay.ts';

export function storeFields(
  { restaurant, id }: ReservationKey,
  fields: ReplacedReservation & { guestId: string; stay: PlannedStay; pinned: boolean },
): Statement {
  return command`
    update reservation set
      guest_id = ${fields.guestId}, persons_from = ${fields.persons.from},
      persons_to = ${fields.persons.to}, service_day = ${fields.stay.serviceDay},
      starts_at = ${dateOf(fields.stay.from)}, ends_at = ${dateOf(fields.stay.to)},
      tags = ${fields.tags}, comment = ${fields.comment},
      online_comment = ${fields.onlineComment}, internal_comment = ${fields.internalComment},
      in_room_id = ${fields.inRoom}, companions = ${JSON.stringify(fields.companions)},
      pre_orders = ${JSON.stringify(fields.preOrders)}, creator = ${fields.creator}, locked = ${fields.locked}, pinned = ${fields.pinned},
      version = version + 1, updated_at = clock_timestamp()
    where restaurant_id = ${restaurant} and id = ${id}`;
}
