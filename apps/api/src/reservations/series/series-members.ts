import * as z from 'zod';
import type { SeriesScope } from '@stammtisch/contracts/reservation/series';
import { sql } from '../../platform/database/sql.ts';
import { dateOf } from '../../platform/time-zone/time-zone.ts';
import type { Desk } from '../desk.ts';
import { lockReservation, type ReservationRow } from '../reservation-row.ts';

const idRow = z.object({ id: z.string() });

/**
 * The parties of a series that a change concerns, in the order of their days: this one and those
 * after it, or this one and all that lie ahead. Who was seated, cancelled or gone stays as it was.
 */
export async function lockMembers(
  { tx, restaurant, now }: Desk,
  row: ReservationRow,
  scope: SeriesScope,
): Promise<ReservationRow[]> {
  const from = scope === 'following' ? row.startsAt : dateOf(now);
  const ids = await tx.many(sql(idRow)`
    select id from reservation
     where restaurant_id = ${restaurant} and series_id = ${row.series?.id ?? null}
       and (starts_at >= ${from} or id = ${row.id})
       and status in ('OPEN', 'CONFIRMED', 'QUEUED', 'TAKE_AWAY')
     order by starts_at`);
  const members: ReservationRow[] = [];
  for (const { id } of ids) members.push(await tx.one(lockReservation({ restaurant, id })));
  return members;
}
