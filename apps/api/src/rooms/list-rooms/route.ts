import * as z from 'zod';
import { listRooms as call } from '@stammtisch/contracts/room/room';
import type { Api } from '../../platform/http/api.ts';
import { answer } from '../../platform/http/answer.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { findFloorVersion } from '../floor.ts';
import { roomColumns, roomRow, toRoomResource } from '../room-row.ts';

const pageSize = 100;

const listedRow = roomRow.extend({ total: z.number() });

function listRooms(restaurant: RestaurantId, page: number) {
  return sql(listedRow)`
    select ${roomColumns}, count(*) over () as total from room m
     where m.restaurant_id = ${restaurant} and m.deleted_at is null
     order by m.order_index, m.name
     limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListRooms(api: Api): void {
  register(api, call, async ({ session, query }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { page, withConfig } = query;
      const { isDemo } = session;
      // Asked first: what is written in between makes the tag older than the list, never newer.
      const floor = await tx.maybe(findFloorVersion(session.restaurant));
      const rows = await tx.many(listRooms(session.restaurant, page));
      const total = rows[0]?.total ?? 0;
      return answer(
        {
          ...pageOf(`${call.path}?withConfig=${withConfig}`, { page, pageSize, total }),
          _embedded: { rooms: rows.map((row) => toRoomResource(row, { isDemo, withConfig })) },
        },
        floor && { version: floor.version, modifiedAt: floor.changedAt },
      );
    }),
  );
}
