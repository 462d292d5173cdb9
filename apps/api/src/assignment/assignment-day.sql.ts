import * as z from 'zod';
import type { FloorRoom, FloorTable, TableSet } from '@stammtisch/domain/assignment/floor';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import { sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dateOf } from '../platform/time-zone/time-zone.ts';
import { dayColumn } from '../reservations/reservation-row.ts';

const roomRow = z.object({ id: z.string(), active: z.boolean(), autoAssignment: z.boolean() });

export function listFloorRooms(restaurant: RestaurantId): Query<FloorRoom> {
  return sql(roomRow)`
    select id, active, auto_assignment as "autoAssignment" from room
     where restaurant_id = ${restaurant} and deleted_at is null`;
}

const tableRow = z.object({
  id: z.string(),
  name: z.string(),
  roomId: z.string(),
  roomName: z.string(),
  seats: z.int(),
  minPersons: z.int(),
  priority: z.int(),
  clearingMinutes: z.int(),
  tags: z.array(z.string()),
});
export type NamedTable = FloorTable & z.output<typeof tableRow>;

/** In the order of rooms and tables: of two equal tables the first is taken. */
export function listFloorTables(restaurant: RestaurantId): Query<NamedTable> {
  return sql(tableRow)`
    select t.id, t.name, t.room_id as "roomId", m.name as "roomName", t.seats,
           t.min_persons as "minPersons", t.priority, t.clearing_minutes as "clearingMinutes",
           t.tags
      from dining_table t
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where t.restaurant_id = ${restaurant} and t.deleted_at is null and m.deleted_at is null
     order by m.order_index, t.order_index, t.name`;
}

const setRow = z.object({
  id: z.string(),
  tableIds: z.array(z.string()),
  minPersons: z.int(),
  maxPersons: z.int(),
});

export function listFloorSets(restaurant: RestaurantId): Query<TableSet> {
  return sql(setRow)`
    select id, table_ids as "tableIds", min_persons as "minPersons", max_persons as "maxPersons"
      from table_set where restaurant_id = ${restaurant} order by id`;
}

const minute = z.number().transform((value) => Math.round(value) as EpochMinute);

const partyRow = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(['OPEN', 'CONFIRMED', 'SEATED', 'CLOSED']),
  serviceDay: dayColumn,
  guest: z.string(),
  persons: z.int(),
  from: minute,
  to: minute,
  locked: z.boolean(),
  pinned: z.boolean(),
  roomId: z.string().nullable(),
  tags: z.array(z.string()),
  tableIds: z.array(z.string()),
});
export type PartyRow = z.output<typeof partyRow>;

/**
 * Everybody of a service day who holds a table or waits for one, and whoever of other days holds a
 * table in the span. A seated party holds its table until the later of its planned end and now
 * (decisions §1); who left early holds it until then.
 */
export function listDayParties(
  restaurant: RestaurantId,
  { day, from, to, now }: { day: Day; from: EpochMinute; to: EpochMinute; now: EpochMinute },
): Query<PartyRow> {
  return sql(partyRow)`
    select * from (
      select r.id, r.version, r.status, r.service_day as "serviceDay", r.persons_to as persons,
             trim(g.forename || ' ' || g.lastname) as guest, r.locked, r.pinned,
             r.in_room_id as "roomId", r.tags,
             (extract(epoch from r.starts_at) / 60)::float8 as "from",
             (extract(epoch from case
                when r.status = 'SEATED'
                  then greatest(r.ends_at, ${dateOf(now)}::timestamptz + interval '1 minute')
                when r.status = 'CLOSED' then upper(held(r))
                else r.ends_at end) / 60)::float8 as "to",
             coalesce((select array_agg(rt.table_id order by rt.table_id) from reservation_table rt
                        where rt.restaurant_id = r.restaurant_id and rt.reservation_id = r.id),
                      '{}') as "tableIds"
        from reservation r
        join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
       where r.restaurant_id = ${restaurant}
         and r.status in ('OPEN', 'CONFIRMED', 'SEATED', 'CLOSED')
         and not isempty(held(r))
         and (r.service_day = ${day}
              or (r.service_day between ${day}::date - 2 and ${day}::date + 2
                  and held(r) && tstzrange(${dateOf(from)}, ${dateOf(to)}))
              or (r.status = 'SEATED' and r.ends_at <= ${dateOf(from)}
                  and ${dateOf(now)}::timestamptz >= ${dateOf(from)}))
    ) party
    where "serviceDay" = ${day} or cardinality("tableIds") > 0
    order by "from", id`;
}
