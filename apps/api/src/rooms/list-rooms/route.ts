import * as z from 'zod';
import { listRooms as call, tableConfig } from '@stammtisch/contracts/room/room';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';

const pageSize = 100;

const roomRow = z.object({
  id: z.string(),
  name: z.string(),
  active: z.boolean(),
  outdoor: z.boolean(),
  autoAssignment: z.boolean(),
  color: z.string(),
  width: z.coerce.number(),
  depth: z.coerce.number(),
  tables: z.array(
    z.object({ id: z.string(), name: z.string(), seats: z.int(), config: tableConfig }),
  ),
  total: z.number(),
});

function listRooms(restaurant: RestaurantId, page: number) {
  return sql(roomRow)`
    select m.id, m.name, m.active, m.outdoor, m.auto_assignment as "autoAssignment", m.color,
           m.width, m.depth, count(*) over () as total,
           coalesce((
             select jsonb_agg(jsonb_build_object(
                      'id', t.id, 'name', t.name, 'seats', t.seats, 'config', t.config)
                      order by t.order_index, t.name)
               from dining_table t
              where t.restaurant_id = m.restaurant_id and t.room_id = m.id), '[]') as tables
      from room m
     where m.restaurant_id = ${restaurant}
     order by m.order_index, m.name
     limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListRooms(api: Api): void {
  register(api, call, async ({ session, query }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { page, withConfig } = query;
      const rows = await tx.many(listRooms(session.restaurant, page));
      const total = rows[0]?.total ?? 0;
      return {
        ...pageOf(`${call.path}?withConfig=${withConfig}`, { page, pageSize, total }),
        _embedded: { rooms: rows.map((row) => toResource(row, withConfig)) },
      };
    }),
  );
}

function toResource(row: z.output<typeof roomRow>, withConfig: boolean) {
  const { id, name, active, outdoor, autoAssignment, color, width, depth } = row;
  return {
    id,
    name,
    active,
    outdoor,
    autoAssignment,
    color,
    ...(withConfig && { config: { width, depth } }),
    tables: row.tables.map(({ config, ...table }) => ({
      ...table,
      ...(withConfig && { config }),
      _links: {},
    })),
    _links: {},
  };
}
