import * as z from 'zod';
import { statuses } from '@stammtisch/domain/reservation/status';
import { fragment, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

const instant = z.date().transform((date) => date.getTime());
const maybeInstant = z
  .date()
  .nullable()
  .transform((date) => date?.getTime());

const partyRow = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(statuses),
  start: instant,
  end: instant,
  tables: z.array(z.string()),
  earlierTables: z.array(z.string()),
  isOfRegister: z.boolean(),
  changedByHandAt: maybeInstant,
  arrival: maybeInstant,
  departure: maybeInstant,
  locked: z.boolean(),
  wasNoShow: z.boolean(),
});

/** Parties of the last day and the next hours of whom an order could tell something. */
export function loadParties(restaurant: RestaurantId) {
  // performance: asked once for all of them, histories and tables cost half of what they do one by one.
  const days = fragment`array(
    select d.id from reservation d
     where d.restaurant_id = ${restaurant}
       and d.service_day between current_date - 2 and current_date + 2)`;
  return sql(partyRow)`
    select r.id, r.version, r.status, r.starts_at as start, r.ends_at as "end",
           coalesce(t.tables, '{}') as tables,
           coalesce(p.tables, '{}') as "earlierTables",
           coalesce(h.last_by = 'register', false) as "isOfRegister",
           h.by_hand_at as "changedByHandAt",
           r.arrival_at as arrival, r.departure_at as departure, r.locked,
           coalesce(p.no_show_of = r.starts_at, false) as "wasNoShow"
      from reservation r
      left join (
        select rt.reservation_id, array_agg(rt.table_id order by rt.table_id) as tables
          from reservation_table rt
         where rt.restaurant_id = ${restaurant}
           and rt.reservation_id = any(${days})
         group by rt.reservation_id
      ) t on t.reservation_id = r.id
      left join cash_register_party p
        on p.restaurant_id = r.restaurant_id and p.reservation_id = r.id
      left join (
        select h.reservation_id, (array_agg(h.by order by h.id desc))[1] as last_by,
               max(h.at) filter (where h.by in ('staff', 'guest')) as by_hand_at
          from reservation_history h
         where h.restaurant_id = ${restaurant} and h.what = 'status'
           and h.reservation_id = any(${days})
         group by h.reservation_id
      ) h on h.reservation_id = r.id
     where r.restaurant_id = ${restaurant}
       and r.service_day between current_date - 2 and current_date + 2
       and r.starts_at between now() - interval '1 day' and now() + interval '5 hours'
       and r.status in ('CONFIRMED', 'SEATED', 'CLOSED', 'NO_SHOW')
     order by r.starts_at, r.id`;
}
export type PartyRow = z.output<typeof partyRow>;
