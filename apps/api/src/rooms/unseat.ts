import { command, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Floor } from './floor.ts';
import { announceReservations } from './touch-days.ts';

/**
 * Takes the tables from who comes or sits there; what is over keeps the name of its table. Each table
 * remembers who lost it, so that it can be given back.
 */
export async function unseat(floor: Floor, tables: readonly string[]): Promise<void> {
  const days = await floor.tx.run(takeTables(floor.restaurant, tables));
  if (days > 0) await announceReservations(floor);
}

/** Gives tables that came back to who had them, unless somebody changed that reservation since. */
export async function reseat(floor: Floor, tables: readonly string[]): Promise<void> {
  const days = await floor.tx.run(giveTablesBack(floor.restaurant, tables));
  await floor.tx.run(command`
    update dining_table set unseated = '[]'
     where restaurant_id = ${floor.restaurant} and id = any(${tables}::uuid[])`);
  if (days > 0) await announceReservations(floor);
}

function takeTables(restaurant: RestaurantId, tables: readonly string[]): Statement {
  return command`
    with taken as (
      delete from reservation_table rt using reservation r
       where rt.restaurant_id = ${restaurant} and rt.table_id = any(${tables}::uuid[])
         and r.restaurant_id = rt.restaurant_id and r.id = rt.reservation_id
         and (r.ends_at > now() or r.status = 'SEATED')
      returning rt.table_id, r.id, r.version + 1 as version
    ), noted as (
      update dining_table t set unseated = lost.who
        from (select table_id, jsonb_agg(jsonb_build_object('id', id, 'version', version)) as who
                from taken group by table_id) as lost
       where t.restaurant_id = ${restaurant} and t.id = lost.table_id
    ), told as (
      insert into reservation_history (restaurant_id, reservation_id, what, by, from_value, to_value)
      select ${restaurant}, taken.id, 'edited', 'staff', string_agg(t.name, ', ' order by t.name), ''
        from taken
        join dining_table t on t.restaurant_id = ${restaurant} and t.id = taken.table_id
       group by taken.id
    ), touched as (
      update reservation r set version = r.version + 1, updated_at = clock_timestamp()
       where r.restaurant_id = ${restaurant} and r.id in (select id from taken)
      returning r.service_day)
    insert into service_day (restaurant_id, day)
    select distinct ${restaurant}::uuid, service_day from touched order by 2
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`;
}

/** What somebody else took meanwhile stays theirs: the exclusion constraint decides. */
function giveTablesBack(restaurant: RestaurantId, tables: readonly string[]): Statement {
  return command`
    with lost as (
      select t.id as table_id, t.name, (who ->> 'id')::uuid as id, (who ->> 'version')::int as version
        from dining_table t cross join lateral jsonb_array_elements(t.unseated) as who
       where t.restaurant_id = ${restaurant} and t.id = any(${tables}::uuid[])
    ), given as (
      insert into reservation_table (restaurant_id, reservation_id, table_id)
      select ${restaurant}, r.id, lost.table_id
        from lost
        join reservation r on r.restaurant_id = ${restaurant} and r.id = lost.id
         and r.version = lost.version
      on conflict do nothing
      returning reservation_id, table_id
    ), told as (
      insert into reservation_history (restaurant_id, reservation_id, what, by, from_value, to_value)
      select ${restaurant}, given.reservation_id, 'edited', 'staff', '',
             string_agg(lost.name, ', ' order by lost.name)
        from given join lost using (table_id)
       where lost.id = given.reservation_id
       group by given.reservation_id
    ), touched as (
      update reservation r set version = r.version + 1, updated_at = clock_timestamp()
       where r.restaurant_id = ${restaurant} and r.id in (select reservation_id from given)
      returning r.service_day)
    insert into service_day (restaurant_id, day)
    select distinct ${restaurant}::uuid, service_day from touched order by 2
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`;
}
