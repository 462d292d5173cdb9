import { editTables as call } from '@stammtisch/contracts/room/edit-tables';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { changeFloor, hrefOfRoom } from '../floor.ts';
import { findRoom } from '../room-row.ts';
import { toTableResource } from '../table-row.ts';
import { editTables } from './edit-tables.ts';

/** A thousand tables with all their fields. */
const bodyLimit = 2 * 1024 * 1024;

export function mountEditTables(api: Api): void {
  register(
    api,
    call,
    async ({ session, params, body }) =>
      changeFloor(api, session, async (floor) => {
        const room = await floor.tx.maybe(findRoom(floor.restaurant, params.roomId));
        if (!room) return refuse('not-found');
        const edited = await editTables(floor, room, body);
        if (edited instanceof Refusal) return edited;
        const { stored, removed, stale, gone } = edited;
        return {
          stored: stored.map((row) => toTableResource(row)),
          removed,
          stale: stale.map((row) => toTableResource(row)),
          gone,
          _links: { room: { href: hrefOfRoom(room.id) } },
        };
      }),
    { refusesDemo: true, bodyLimit },
  );
}
