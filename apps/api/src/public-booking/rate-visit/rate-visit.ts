import * as z from 'zod';
import type { BodyOf } from '@stammtisch/contracts/call';
import type { rateVisit as call, RatedVisit } from '@stammtisch/contracts/public/rate-visit';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { restaurantId } from '../../platform/database/scope.ts';
import { command, sql } from '../../platform/database/sql.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { announceRating } from '../../ratings/announce-rating.ts';
import { announce } from '../../reservations/announce.ts';
import { hashToken } from '../../reservations/booking-link.ts';
import type { Desk } from '../../reservations/desk.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';
import { touchReservation } from '../../reservations/touch-reservation.ts';
import { asGuest } from '../booking-desk.ts';

const keyRow = z.object({ restaurant: restaurantId, id: z.string() });

const visitRow = z.object({
  id: z.string(),
  version: z.int(),
  stars: z.int().nullable(),
  comment: z.string(),
  isExpired: z.boolean(),
  reservationId: z.string(),
  reservationVersion: z.int(),
  serviceDay: dayColumn,
  startsAt: z.date(),
});
export type VisitToRate = z.output<typeof visitRow>;

/** Opens the visit behind the link of a rating mail; a link that leads nowhere answers 404. */
export async function withVisit<Result>(
  api: Api,
  token: string,
  work: (desk: Desk, visit: VisitToRate) => Promise<Result>,
): Promise<Result | Refusal> {
  const key = await api.database.systemTransaction((tx) =>
    tx.maybe(sql(keyRow)`
      select restaurant_id as restaurant, id from rating where link_hash = ${hashToken(token)}`),
  );
  if (!key) return refuse('not-found');
  return asGuest(api, key.restaurant, async (desk) => {
    const visit = await desk.tx.maybe(sql(visitRow)`
      select v.id, v.version, v.stars, v.comment, v.expires_at <= now() as "isExpired",
             r.id as "reservationId", r.version as "reservationVersion",
             r.service_day as "serviceDay", r.starts_at as "startsAt"
        from rating v
        join reservation r on r.restaurant_id = v.restaurant_id and r.id = v.reservation_id
       where v.restaurant_id = ${key.restaurant} and v.id = ${key.id}
         for update of v`);
    return visit ? work(desk, visit) : refuse('not-found');
  });
}

/** Decisions §4: once. Whoever of two taps comes second is told so. */
export async function rateVisit(
  desk: Desk,
  visit: VisitToRate,
  { stars, comment }: BodyOf<typeof call>,
): Promise<VisitToRate | Refusal> {
  if (visit.stars !== null) return refuse('already-rated');
  if (visit.isExpired) return refuse('link-expired');
  const version = visit.version + 1;
  await desk.tx.run(command`
    update rating set stars = ${stars}, comment = ${comment}, rated_at = clock_timestamp(),
           version = ${version}, updated_at = clock_timestamp()
     where restaurant_id = ${desk.restaurant} and id = ${visit.id}`);
  await announceRating(desk.tx, desk.restaurant, { type: 'rating.created', id: visit.id, version });
  const { reservationId: id, reservationVersion, serviceDay } = visit;
  await desk.tx.run(touchReservation({ restaurant: desk.restaurant, id }));
  await announce(desk, 'reservation.changed', { id, version: reservationVersion, serviceDay });
  return { ...visit, version, stars, comment };
}

/** What a guest sees: the house, the day, and what they said themselves. */
export function toVisit(visit: VisitToRate, desk: Desk, token: string): RatedVisit {
  const start = toMinute(epochMinuteOf(visit.startsAt), desk.house.timeZone);
  const self = `/api/1/public/ratings/${token}`;
  const state = visit.stars !== null ? 'rated' : visit.isExpired ? 'expired' : 'open';
  return {
    state,
    restaurant: desk.house.name,
    date: dayOf(start),
    time: formatWireTime(start),
    stars: visit.stars,
    comment: visit.comment,
    _links: {
      self: { href: self },
      restaurant: { href: `/api/1/public/restaurants/${desk.house.identifier}` },
      ...(state === 'open' && { rate: { href: self } }),
    },
  };
}
