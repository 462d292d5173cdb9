import { ratingLinkDays } from '@stammtisch/domain/reservation/mail-schedule';
import { command, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { hashToken, type BookingLinks } from '../reservations/booking-link.ts';
import type { ReservationRow } from '../reservations/reservation-row.ts';

/** Opens the link to rate a visit; asked again after a mail that failed, it is the same link. */
export function storeInvitation(
  restaurant: RestaurantId,
  { id, serviceDay, linkNonce }: Pick<ReservationRow, 'id' | 'serviceDay' | 'linkNonce'>,
  links: BookingLinks,
): Statement {
  return command`
    insert into rating (restaurant_id, reservation_id, visit_day, link_hash, expires_at)
    values (${restaurant}, ${id}, ${serviceDay}, ${hashToken(links.ratingTokenOf(linkNonce))},
            now() + make_interval(days => ${ratingLinkDays}))
    on conflict on constraint one_rating_per_visit
      do update set expires_at = excluded.expires_at`;
}
