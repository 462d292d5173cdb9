import * as z from 'zod';
import { tableConfig, type TableReply } from '@stammtisch/contracts/room/table';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { answer } from '../platform/http/answer.ts';
import { hrefOfRoom } from './floor.ts';

export const tableRow = z.object({
  id: z.string(),
  version: z.int(),
  roomId: z.string(),
  name: z.string(),
  seats: z.int(),
  minPersons: z.int(),
  priority: z.int(),
  clearingMinutes: z.int(),
  tags: z.array(z.string()),
  refId: z.string(),
  config: tableConfig,
  /** Since 1970; JSON has no dates. */
  updatedAt: z.coerce.date(),
  deleted: z.boolean(),
});
export type TableRow = z.output<typeof tableRow>;

/** A table as one JSON value, so that a room's row can carry all of its tables. */
export const tableColumns = fragment`
  'id', t.id, 'version', t.version, 'roomId', t.room_id, 'name', t.name, 'seats', t.seats,
  'minPersons', t.min_persons, 'priority', t.priority, 'clearingMinutes', t.clearing_minutes,
  'tags', to_jsonb(t.tags), 'refId', t.ref_id, 'config', t.config, 'updatedAt', t.updated_at,
  'deleted', t.deleted_at is not null`;

export interface TableKey {
  restaurant: RestaurantId;
  room: string;
  id: string;
}

const wrapped = z.object({ table: tableRow }).transform(({ table }) => table);

/** The table in its room, deleted or not; undefined where either is unknown or the room is deleted. */
export function findTable({ restaurant, room, id }: TableKey): Query<TableRow> {
  return sql(wrapped)`
    select jsonb_build_object(${tableColumns}) as table
      from dining_table t
      join room m on m.restaurant_id = t.restaurant_id and m.id = t.room_id
     where t.restaurant_id = ${restaurant} and t.room_id = ${room} and t.id = ${id}
       and m.deleted_at is null`;
}

/** Every table of a room, deleted ones too, and those under the ids wherever they are. */
export function listTablesOf(
  restaurant: RestaurantId,
  room: string,
  ids: readonly string[] = [],
): Query<TableRow> {
  return sql(wrapped)`
    select jsonb_build_object(${tableColumns}) as table
      from dining_table t
     where t.restaurant_id = ${restaurant} and (t.room_id = ${room} or t.id = any(${ids}::uuid[]))
     order by t.order_index, t.name`;
}

export function hrefOfTable({ roomId, id }: Pick<TableRow, 'roomId' | 'id'>): string {
  return `${hrefOfRoom(roomId)}/tables/${id}`;
}

export function toTableResource(row: TableRow, withConfig = true): TableReply {
  const { id, version, name, seats, minPersons, priority, clearingMinutes, tags, refId } = row;
  const self = hrefOfTable(row);
  return {
    id,
    version,
    name,
    seats,
    minPersons,
    priority,
    clearingMinutes,
    tags,
    refId,
    ...(withConfig && { config: row.config }),
    _links: { self: { href: self }, reservations: { href: `${self}/reservations` } },
  };
}

export function answerWithTable(row: TableRow) {
  const { version, updatedAt } = row;
  return answer(toTableResource(row), {
    version,
    modifiedAt: updatedAt,
    location: hrefOfTable(row),
  });
}
