import * as z from 'zod';
import { duplicate } from '@stammtisch/contracts/guest/list-duplicates';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { guestColumns, guestRow } from '../guest-row.ts';
import { isToldApart } from '../tell-apart/told-apart.sql.ts';

const pairRow = z.object({
  oneId: z.string(),
  otherId: z.string(),
  reason: duplicate.shape.reason,
  total: z.number(),
});

/**
 * Each entry with its neighbour of the same number, mailbox or sound: of n alike n - 1 pairs, not
 * n² / 2, and merging one brings the next together. A name alone counts only where neither number
 * nor mailbox contradicts it. What was written last comes first, as ids grow with time.
 *
 * Three readings of an index each, and not one of the table with three orders: a third of the time
 * with 100,000 guests.
 */
export function listPairs(restaurant: RestaurantId, page: { size: number; offset: number }) {
  return sql(pairRow)`
    with by_phone as (
      select g.id, lag(g.id) over (partition by g.phone order by g.id) as before
        from guest g
       where g.restaurant_id = ${restaurant} and g.deleted_at is null and not g.temporary
         and g.phone <> ''),
    by_mailbox as (
      select g.id, lag(g.id) over (partition by g.mailbox order by g.id) as before
        from guest g
       where g.restaurant_id = ${restaurant} and g.deleted_at is null and not g.temporary
         and g.mailbox <> ''),
    by_sound as (
      select g.id, g.phone, g.mailbox, lag(g.id) over same as before,
             lag(g.phone) over same as phone_before, lag(g.mailbox) over same as mailbox_before
        from guest g
       where g.restaurant_id = ${restaurant} and g.deleted_at is null and not g.temporary
         and g.sound <> ''
      window same as (partition by g.sound order by g.id)),
    pair as (
      select ${restaurant}::uuid as house, id as one_id, before as other_id, 'phone' as reason,
             1 as rank
        from by_phone where before is not null
      union all
      select ${restaurant}::uuid, id, before, 'email', 2 from by_mailbox where before is not null
      union all
      select ${restaurant}::uuid, id, before, 'name', 3 from by_sound
       where before is not null
         and (phone = '' or phone_before = '' or phone = phone_before)
         and (mailbox = '' or mailbox_before = '' or mailbox = mailbox_before)),
    best as (
      -- Of two entries the neighbour is always the older one, whatever they have in common.
      select distinct on (one_id, other_id) pair.*
        from pair where not ${isToldApart}
       order by one_id, other_id, rank)
    select one_id as "oneId", other_id as "otherId", reason, count(*) over () as total
      from best order by rank, one_id desc, other_id
     limit ${page.size} offset ${page.offset}`;
}

export function findGuests(restaurant: RestaurantId, ids: readonly string[]) {
  return sql(guestRow)`
    select ${guestColumns} from guest g
     where g.restaurant_id = ${restaurant} and g.id = any(${ids}::uuid[])`;
}
