import type { TableConfig, TableFields } from '@stammtisch/contracts/room/table';
import { command, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

export type StoredTable = Omit<TableFields, 'config'> & { id: string; config: TableConfig };

/**
 * Writes tables of a room under their ids: new ones come after the others, deleted ones come back,
 * and each counts its write.
 */
export function storeTables(
  { restaurant, room }: { restaurant: RestaurantId; room: string },
  tables: readonly StoredTable[],
): Statement {
  return command`
    insert into dining_table (restaurant_id, id, room_id, name, seats, min_persons, priority,
                              clearing_minutes, tags, ref_id, config, order_index)
    select ${restaurant}, t.id, ${room}, t.name, t.seats, t."minPersons", t.priority,
           t."clearingMinutes", array(select jsonb_array_elements_text(t.tags)), t."refId", t.config,
           last.index + t.place
      from rows from (jsonb_to_recordset(${JSON.stringify(tables)}::jsonb) as (id uuid, name text,
             seats int, "minPersons" int, priority int, "clearingMinutes" int, tags jsonb,
             "refId" text, config jsonb)) with ordinality
           as t (id, name, seats, "minPersons", priority, "clearingMinutes", tags, "refId", config,
                 place),
           (select coalesce(max(order_index), -1) as index from dining_table
             where restaurant_id = ${restaurant} and room_id = ${room}) as last
    on conflict (restaurant_id, id) do update
      set name = excluded.name, seats = excluded.seats, min_persons = excluded.min_persons,
          priority = excluded.priority, clearing_minutes = excluded.clearing_minutes,
          tags = excluded.tags, ref_id = excluded.ref_id, config = excluded.config,
          version = dining_table.version + 1, updated_at = clock_timestamp(), deleted_at = null`;
}
