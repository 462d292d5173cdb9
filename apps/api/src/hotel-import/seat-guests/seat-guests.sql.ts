import * as z from 'zod';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import { restaurantId, type RestaurantId } from '../../platform/database/scope.ts';
import { command, fragment, sql, type Statement } from '../../platform/database/sql.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';

const importRow = z.object({ restaurant: restaurantId, id: z.string() });

export const nextSeating = sql(importRow)`
  select restaurant_id as restaurant, id from hotel_import
   where seating and state = 'DONE' order by updated_at limit 1`;

const placeRow = z.object({ past: dayColumn.nullable() });

/** How far it is; undefined when another process is at it, or somebody takes the import back. */
export function holdSeating(restaurant: RestaurantId, importId: string) {
  return sql(placeRow)`
    select seated_past as past from hotel_import
     where restaurant_id = ${restaurant} and id = ${importId} and seating and state = 'DONE'
       for update skip locked`;
}

/** Expected, without a table, and nobody has locked where they stand. */
const waits = fragment`
  r.status in ('OPEN', 'CONFIRMED') and not r.locked
  and not exists (select from reservation_table t
                   where t.restaurant_id = r.restaurant_id and t.reservation_id = r.id)`;

/** From today on: nobody looks for a table of yesterday. */
export function findNextDay(
  restaurant: RestaurantId,
  importId: string,
  { past, today }: { past: Day | null; today: Day },
) {
  return sql(z.object({ day: dayColumn.nullable() }))`
    select min(r.service_day) as day from reservation r
     where r.restaurant_id = ${restaurant} and r.hotel_import_id = ${importId}
       and r.service_day >= ${today}::date
       and (${past}::date is null or r.service_day > ${past}::date) and ${waits}`;
}

const minute = z.number().transform((value) => Math.round(value) as EpochMinute);

/** Who is being edited at this moment is left to whoever does it. */
export function holdWaiting(restaurant: RestaurantId, importId: string, day: Day) {
  return sql(z.object({ id: z.string(), from: minute, to: minute }))`
    select r.id, (extract(epoch from r.starts_at) / 60)::float8 as "from",
           (extract(epoch from r.ends_at) / 60)::float8 as "to"
      from reservation r
     where r.restaurant_id = ${restaurant} and r.hotel_import_id = ${importId}
       and r.service_day = ${day} and ${waits}
     order by r.id for update of r skip locked`;
}

export interface Seated {
  id: string;
  tables: readonly string[];
  /** As the history says them. */
  start: string;
  names: string;
}

export function storeSeated(restaurant: RestaurantId, seated: readonly Seated[]): Statement {
  return command`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(seated)}::jsonb)
        as s (id uuid, tables jsonb, start text, names text)
    ), placed as (
      insert into reservation_table (restaurant_id, reservation_id, table_id)
      select ${restaurant}, given.id, t.id::uuid
        from given cross join lateral jsonb_array_elements_text(given.tables) as t (id)
    ), changed as (
      update reservation r set version = version + 1, updated_at = clock_timestamp()
        from given where r.restaurant_id = ${restaurant} and r.id = given.id)
    insert into reservation_history (restaurant_id, reservation_id, what, by, from_value, to_value)
    select ${restaurant}, id, 'moved', 'system', start, start || ', ' || names from given`;
}

export function storeProgress(
  restaurant: RestaurantId,
  importId: string,
  { day, seated }: { day: Day | null; seated: number },
): Statement {
  return command`
    update hotel_import
       set seating = ${day !== null}, seated_past = ${day}, seated = seated + ${seated},
           updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${importId}`;
}
