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
 * nor mailbox contradicts it.
 */
export function listPairs(restaurant: RestaurantId, page: { size: number; offset: number }) {
  return sql(pairRow)`
    with listed as (
      select g.id, g.phone, g.mailbox, g.sound,
             lag(g.id) over same_phone as by_phone,
             lag(g.id) over same_mailbox as by_mailbox,
             lag(g.id) over same_sound as by_sound,
             lag(g.phone) over same_sound as sound_phone,
             lag(g.mailbox) over same_sound as sound_mailbox
        from guest g
       where g.restaurant_id = ${restaurant} and g.deleted_at is null and not g.temporary
      window same_phone as (partition by g.phone order by g.id),
             same_mailbox as (partition by g.mailbox order by g.id),
             same_sound as (partition by g.sound order by g.id)),
    pair as (
      select ${restaurant}::uuid as house, id as one_id, by_phone as other_id, 'phone' as reason,
             1 as rank, sound from listed where phone <> '' and by_phone is not null
      union all
      select ${restaurant}::uuid, id, by_mailbox, 'email', 2, sound from listed
       where mailbox <> '' and by_mailbox is not null
      union all
      select ${restaurant}::uuid, id, by_sound, 'name', 3, sound from listed
       where sound <> '' and by_sound is not null
         and (phone = '' or sound_phone = '' or phone = sound_phone)
         and (mailbox = '' or sound_mailbox = '' or mailbox = sound_mailbox)),
    best as (
      select distinct on (least(one_id, other_id), greatest(one_id, other_id)) pair.*
        from pair where not ${isToldApart}
       order by least(one_id, other_id), greatest(one_id, other_id), rank)
    select one_id as "oneId", other_id as "otherId", reason, count(*) over () as total
      from best order by rank, sound, one_id, other_id
     limit ${page.size} offset ${page.offset}`;
}

export function findGuests(restaurant: RestaurantId, ids: readonly string[]) {
  return sql(guestRow)`
    select ${guestColumns} from guest g
     where g.restaurant_id = ${restaurant} and g.id = any(${ids}::uuid[])`;
}
