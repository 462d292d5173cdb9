import * as z from 'zod';
import type { RatingReply } from '@stammtisch/contracts/rating/rating';
import { stars } from '@stammtisch/contracts/reservation/reservation';
import { guestNameOf } from '@stammtisch/domain/reservation/guest-name';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { answer } from '../platform/http/answer.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import { dayColumn } from '../reservations/reservation-row.ts';
import { hrefOf as reservationHref } from '../reservations/reservation-resource.ts';
import type { House } from '../settings/house.ts';

export interface RatingKey {
  restaurant: RestaurantId;
  id: string;
}

export const ratingRow = z.object({
  id: z.string(),
  version: z.int(),
  stars,
  comment: z.string(),
  ratedAt: z.date(),
  note: z.string(),
  handled: z.boolean(),
  updatedAt: z.date(),
  guestId: z.string(),
  forename: z.string(),
  lastname: z.string(),
  company: z.string(),
  reservationId: z.string(),
  serviceDay: dayColumn,
  startsAt: z.date(),
  personsFrom: z.int(),
  personsTo: z.int(),
});
export type RatingRow = z.output<typeof ratingRow>;

export const ratingColumns = fragment`
  v.id, v.version, v.stars, v.comment, v.rated_at as "ratedAt", v.note,
  v.handled_at is not null as handled, v.updated_at as "updatedAt", g.id as "guestId", g.forename,
  g.lastname, g.company, r.id as "reservationId", r.service_day as "serviceDay",
  r.starts_at as "startsAt", r.persons_from as "personsFrom", r.persons_to as "personsTo"`;

/** With their visits; those who were asked and have not answered are left out by `rated_at`. */
export const ratingSource = fragment`
  rating v
  join reservation r on r.restaurant_id = v.restaurant_id and r.id = v.reservation_id
  join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id`;

export function findRating({ restaurant, id }: RatingKey): Query<RatingRow> {
  return sql(ratingRow)`
    select ${ratingColumns} from ${ratingSource}
     where v.restaurant_id = ${restaurant} and v.id = ${id} and v.rated_at is not null`;
}

/** Holds the row until the transaction ends. */
export function lockRating({ restaurant, id }: RatingKey): Query<RatingRow> {
  return sql(ratingRow)`
    select ${ratingColumns} from ${ratingSource}
     where v.restaurant_id = ${restaurant} and v.id = ${id} and v.rated_at is not null
       for update of v`;
}

export function hrefOf(id: string): string {
  return `/api/1/reservations/ratings/${id}`;
}

export function toResource(row: RatingRow, house: House): RatingReply {
  const start = toMinute(epochMinuteOf(row.startsAt), house.timeZone);
  const { id, version, comment, handled, note } = row;
  return {
    id,
    version,
    stars: row.stars,
    comment,
    ratedAt: row.ratedAt.toISOString(),
    handled,
    note,
    guestName: guestNameOf({ guest: row }),
    visit: {
      reservationId: row.reservationId,
      date: formatWireDate(dayOf(start)),
      time: formatWireTime(start),
      serviceDay: formatWireDate(row.serviceDay),
      persons: { from: row.personsFrom, to: row.personsTo },
    },
    _links: {
      self: { href: hrefOf(id) },
      reservation: { href: reservationHref(row.reservationId) },
      guest: { href: `/api/1/guests/${row.guestId}` },
    },
  };
}

export function answerWith(row: RatingRow, house: House) {
  return answer(toResource(row, house), { version: row.version, modifiedAt: row.updatedAt });
}
