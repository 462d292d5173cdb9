import * as z from 'zod';
import type { EpochMinute } from '@stammtisch/domain/time/minute';
import type { Occupation } from '@stammtisch/domain/table/choose-table';
import { sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dateOf } from '../platform/time-zone/time-zone.ts';

const seatsRow = z.object({ id: z.string(), seats: z.int() });

/** Every table that there is, with its chairs; 0 marks an object that nobody can sit at. */
export function listSeats(restaurant: RestaurantId) {
  return sql(seatsRow)`
    select t.id, t.seats from dining_table t
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where t.restaurant_id = ${restaurant} and t.deleted_at is null and m.deleted_at is null`;
}

const minute = z.number().transform((value) => Math.round(value) as EpochMinute);
const occupation = z.object({
  table: z.string(),
  from: minute,
  to: minute,
  reservation: z.string(),
  guest: z.string(),
  persons: z.int(),
});

export type PartyAtTable = Occupation & z.output<typeof occupation>;

/**
 * Who holds which table in a span of time. A seated party holds its table until the later of its
 * planned end and now (decisions §1): this very minute it still sits there.
 */
export function listOccupations(
  restaurant: RestaurantId,
  span: { from: EpochMinute; to: EpochMinute; now: EpochMinute; except?: string | undefined },
): Query<PartyAtTable> {
  const from = dateOf(span.from);
  const to = dateOf(span.to);
  const now = dateOf(span.now);
  return sql(occupation)`
    select rt.table_id as "table", r.id as reservation, r.persons_to as persons,
           trim(g.forename || ' ' || g.lastname) as guest,
           (extract(epoch from lower(rt.during)) / 60)::float8 as "from",
           (extract(epoch from case when r.status = 'SEATED'
              then greatest(upper(rt.during), ${now}::timestamptz + interval '1 minute') else upper(rt.during) end
           ) / 60)::float8 as "to"
      from reservation_table rt
      join reservation r on r.restaurant_id = rt.restaurant_id and r.id = rt.reservation_id
      join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
     where rt.restaurant_id = ${restaurant}
       and r.id is distinct from ${span.except ?? null}::uuid
       and not isempty(rt.during)
       and (rt.during && tstzrange(${from}, ${to})
            or (r.status = 'SEATED' and r.ends_at <= ${from} and ${now}::timestamptz >= ${from}))`;
}
