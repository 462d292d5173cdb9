import type { Api } from '../platform/http/api.ts';
import { stale } from '../platform/http/conditions.ts';
import type { Session } from '../platform/http/gate.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { changeFloor, type Floor } from './floor.ts';
import { findRoom, type RoomRow } from './room-row.ts';
import { findTable, toTableResource, type TableRow } from './table-row.ts';

interface Change {
  session: Session;
  params: { roomId: string; tableId: string };
  ifMatch: string | undefined;
}

/** Where a change of one table happens. */
export interface TableChange {
  floor: Floor;
  room: RoomRow;
  table: TableRow;
}

/** Runs a change on the version of a table that it was based on. */
export function withCurrentTable<Result>(
  api: Api,
  { session, params, ifMatch }: Change,
  work: (change: TableChange) => Promise<Result>,
): Promise<Result | Refusal> {
  return changeFloor<Result | Refusal>(api, session, async (floor) => {
    const { tx, restaurant } = floor;
    const room = await tx.maybe(findRoom(restaurant, params.roomId));
    const key = { restaurant, room: params.roomId, id: params.tableId };
    const table = await tx.maybe(findTable(key));
    if (!room || !table || table.deleted) return refuse('not-found');
    if (ifMatch === undefined) return refuse('version-required');
    if (ifMatch !== '*' && ifMatch !== String(table.version)) {
      return stale(toTableResource(table), table.version);
    }
    return work({ floor, room, table });
  });
}
