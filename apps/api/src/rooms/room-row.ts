import * as z from 'zod';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { answer } from '../platform/http/answer.ts';
import { stale } from '../platform/http/conditions.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { hrefOfRoom, type Floor } from './floor.ts';
import { tableColumns, tableRow, toTableResource } from './table-row.ts';

export const roomRow = z.object({
  id: z.string(),
  version: z.int(),
  name: z.string(),
  active: z.boolean(),
  area: z.string(),
  outdoor: z.boolean(),
  autoAssignment: z.boolean(),
  color: z.string(),
  refId: z.string(),
  width: z.coerce.number(),
  depth: z.coerce.number(),
  tables: z.array(tableRow),
});
export type RoomRow = z.output<typeof roomRow>;

export const roomColumns = fragment`
  m.id, m.version, m.name, m.active, m.area, m.outdoor, m.auto_assignment as "autoAssignment",
  m.color, m.ref_id as "refId", m.width, m.depth,
  coalesce((
    select jsonb_agg(jsonb_build_object(${tableColumns}) order by t.order_index, t.name)
      from dining_table t
     where t.restaurant_id = m.restaurant_id and t.room_id = m.id
       and t.deleted_at is null), '[]') as tables`;

export function findRoom(restaurant: RestaurantId, id: string): Query<RoomRow> {
  return sql(roomRow)`
    select ${roomColumns} from room m
     where m.restaurant_id = ${restaurant} and m.id = ${id} and m.deleted_at is null`;
}

/** What may be done with a room in this house: a demo's settings stay as they are (specification §6). */
export interface RoomView {
  isDemo: boolean;
  withConfig?: boolean;
}

export function toRoomResource(row: RoomRow, { isDemo, withConfig = true }: RoomView): RoomReply {
  const { id, version, name, active, area, outdoor, autoAssignment, color, refId } = row;
  const { width, depth } = row;
  const self = hrefOfRoom(id);
  return {
    id,
    version,
    name,
    active,
    area,
    outdoor,
    autoAssignment,
    color,
    refId,
    ...(withConfig && { config: { width, depth, color, widthheightratio: width / depth } }),
    tables: row.tables.map((table) => toTableResource(table, withConfig)),
    _links: {
      self: { href: self },
      reservations: { href: `${self}/reservations` },
      ...(!isDemo && {
        duplicate: { href: `${self}/duplicate` },
        addTable: { href: `${self}/tables` },
        edit: { href: `${self}/edit` },
      }),
    },
  };
}

/** The tables are part of it, so each of their changes makes another tag; `If-Match` compares its head. */
export function answerWithRoom(row: RoomRow, view: RoomView) {
  const tables = row.tables.reduce((sum, { version }) => sum + version, 0);
  const version = `${row.version}.${row.tables.length}.${tables}`;
  return answer(toRoomResource(row, view), { version, location: hrefOfRoom(row.id) });
}

/** The room that a change is about, on the version that the change was based on. */
export async function currentRoom(
  { tx, restaurant, isDemo }: Floor,
  { id, ifMatch }: { id: string; ifMatch: string | undefined },
): Promise<RoomRow | Refusal> {
  const row = await tx.maybe(findRoom(restaurant, id));
  if (!row) return refuse('not-found');
  if (ifMatch === undefined) return refuse('version-required');
  if (ifMatch === '*' || ifMatch.split('.')[0] === String(row.version)) return row;
  return stale(toRoomResource(row, { isDemo }), row.version);
}
