import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import { command } from '../../platform/database/sql.ts';
import { announceAsItIs } from '../../reservations/announce.ts';
import type { Desk } from '../../reservations/desk.ts';
import type { ReservationRow } from '../../reservations/reservation-row.ts';
import { touchReservation } from '../../reservations/touch-reservation.ts';
import { toBooking } from '../booking-resource.ts';

/** A guest takes back what they allowed; the booking itself stays as it is. */
export async function withdrawConsent(
  desk: Desk,
  row: ReservationRow,
  token: string,
  consent: 'newsletter' | 'dataStorage',
): Promise<BookingReply> {
  const { tx, restaurant } = desk;
  const isAllowed =
    consent === 'newsletter' ? row.guestAllowsNewsletter : row.guestAllowsDataStorage;
  if (!isAllowed) return toBooking(row, desk, token);
  await tx.run(command`
    update guest
       set allows_newsletter = allows_newsletter and ${consent} <> 'newsletter',
           allows_data_storage = allows_data_storage and ${consent} <> 'dataStorage',
           version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${row.guest.id}`);
  // What was agreed to stays written down, with when it ended.
  await tx.run(command`
    update reservation set consents = coalesce((
      select jsonb_agg(case when each ->> 'kind' = ${consent} and not each ? 'withdrawnAt'
                            then each || jsonb_build_object('withdrawnAt', clock_timestamp())
                            else each end)
        from jsonb_array_elements(consents) each), '[]')
     where restaurant_id = ${restaurant} and guest_id = ${row.guest.id}`);
  await tx.run(touchReservation({ restaurant, id: row.id }));
  return toBooking(await announceAsItIs(desk, row), desk, token);
}
