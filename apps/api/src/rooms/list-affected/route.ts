import { listRoomReservations } from '@stammtisch/contracts/room/change-room';
import { listTableReservations } from '@stammtisch/contracts/room/change-table';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { hrefOfRoom } from '../floor.ts';
import { findRoom } from '../room-row.ts';
import { findTable, hrefOfTable } from '../table-row.ts';
import { pageOfAffected } from './page-of-affected.ts';

export function mountListAffected(api: Api): void {
  register(api, listRoomReservations, async ({ session, params, query: { page } }) =>
    atDesk(api, session, async (desk) => {
      const room = await desk.tx.maybe(findRoom(desk.restaurant, params.roomId));
      if (!room) return refuse('not-found');
      const tables = room.tables.map(({ id }) => id);
      return pageOfAffected(desk, { path: `${hrefOfRoom(room.id)}/reservations`, tables, page });
    }),
  );
  register(api, listTableReservations, async ({ session, params, query: { page } }) =>
    atDesk(api, session, async (desk) => {
      const { restaurant } = desk;
      const key = { restaurant, room: params.roomId, id: params.tableId };
      const table = await desk.tx.maybe(findTable(key));
      if (!table || table.deleted) return refuse('not-found');
      const path = `${hrefOfTable(table)}/reservations`;
      return pageOfAffected(desk, { path, tables: [table.id], page });
    }),
  );
}
