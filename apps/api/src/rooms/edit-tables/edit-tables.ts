import { mostTables, type WrittenTable } from '@stammtisch/contracts/room/edit-tables';
import { isSameName } from '@stammtisch/domain/room/name';
import { placeInside } from '@stammtisch/domain/room/table-place';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { announceRoom, type Floor } from '../floor.ts';
import { refuseNameInUse } from '../name-in-use.ts';
import type { RoomRow } from '../room-row.ts';
import { storeTables } from '../store-tables.ts';
import { listTablesOf, type TableRow } from '../table-row.ts';
import { touchDaysOf } from '../touch-days.ts';
import { reseat, unseat } from '../unseat.ts';
import { command } from '../../platform/database/sql.ts';

export interface TableEdits {
  put: readonly WrittenTable[];
  remove: readonly { id: string; version: number }[];
}

export interface EditedTables {
  stored: TableRow[];
  removed: string[];
  stale: TableRow[];
  gone: string[];
}

/** Changes tables of a room under the floor's lock, each on the version that it was based on. */
export async function editTables(
  floor: Floor,
  room: Pick<RoomRow, 'id' | 'width' | 'depth'>,
  { put, remove }: TableEdits,
): Promise<EditedTables | Refusal> {
  const { tx, restaurant } = floor;
  const ids = [...put, ...remove].map(({ id }) => id);
  const known = await tx.many(listTablesOf(restaurant, room.id, ids));
  const foreign = put.findIndex(({ id }) => known.some((row) => isElsewhere(row, room, id)));
  if (foreign >= 0) return refuseForeign(foreign);

  const byId = new Map(known.map((row) => [row.id, row]));
  const standing = (id: string) => {
    const row = byId.get(id);
    return row?.deleted === false ? row : undefined;
  };
  const leaving = remove.filter(({ id, version }) => standing(id)?.version === version);
  const leavingIds = new Set(leaving.map(({ id }) => id));
  const written = put.filter(
    ({ id, version }) => (standing(id)?.version ?? 0) === version && !leavingIds.has(id),
  );

  const kept = known.filter(
    ({ id, deleted, roomId }) =>
      roomId === room.id &&
      !deleted &&
      !leavingIds.has(id) &&
      !written.some((each) => each.id === id),
  );
  if (kept.length + written.length > Math.max(mostTables, known.length)) return refuse('room-full');
  const clash = findClash(kept, written);
  if (clash) return refuseNameInUse(`/put/${put.indexOf(clash)}/name`);

  if (leaving.length > 0) await removeTables(floor, [...leavingIds]);
  await putTables(floor, room, { written, byId });
  if (leaving.length + written.length > 0) {
    await announceRoom(floor, { type: 'room.changed', room: room.id });
  }

  const now = new Map(
    (await tx.many(listTablesOf(restaurant, room.id))).map((row) => [row.id, row]),
  );
  const rowsOf = (edits: readonly { id: string }[]) =>
    edits.flatMap(({ id }) => {
      const row = now.get(id);
      return row && !row.deleted ? row : [];
    });
  const writtenIds = new Set(written.map(({ id }) => id));
  const refused = [...put, ...remove].filter(({ id }) => !writtenIds.has(id));
  return {
    stored: rowsOf(written),
    removed: remove.flatMap(({ id }) => ((now.get(id)?.deleted ?? true) ? id : [])),
    stale: rowsOf(refused),
    gone: put.flatMap(({ id, version }) => (version > 0 && !standing(id) ? id : [])),
  };
}

function isElsewhere(row: TableRow, room: { id: string }, id: string): boolean {
  return row.id === id && row.roomId !== room.id;
}

function refuseForeign(place: number): Refusal {
  const message = 'This table belongs to another room. Delete it there and add one here.';
  return refuse('table-unknown', {
    errors: [{ pointer: `/put/${place}/id`, code: 'other-room', message }],
  });
}

/** The first written table whose name another one will have when all is done. */
function findClash(
  kept: readonly TableRow[],
  written: readonly WrittenTable[],
): WrittenTable | undefined {
  return written.find((table, place) =>
    [...kept, ...written.slice(0, place)].some((other) => isSameName(other.name, table.name)),
  );
}

async function removeTables(floor: Floor, ids: readonly string[]): Promise<void> {
  await floor.tx.run(command`
    update dining_table set deleted_at = clock_timestamp(), version = version + 1,
           unseated = '[]', updated_at = clock_timestamp()
     where restaurant_id = ${floor.restaurant} and id = any(${ids}::uuid[])`);
  await unseat(floor, ids);
}

async function putTables(
  floor: Floor,
  room: Pick<RoomRow, 'id' | 'width' | 'depth'>,
  { written, byId }: { written: readonly WrittenTable[]; byId: ReadonlyMap<string, TableRow> },
): Promise<void> {
  if (written.length === 0) return;
  const { tx, restaurant } = floor;
  // Two tables that swap their names share one for a moment.
  await tx.run(command`set constraints table_name_in_use deferred`);
  const placed = written.map((table) => ({ ...table, config: placeInside(room, table.config) }));
  await tx.run(storeTables({ restaurant, room: room.id }, placed));
  await tx.run(command`set constraints table_name_in_use immediate`);
  const looksNew = ({ id, name, seats }: WrittenTable) => {
    const before = byId.get(id);
    return before !== undefined && (before.name !== name || before.seats !== seats);
  };
  const renamed = written.filter(looksNew).map(({ id }) => id);
  if (renamed.length > 0) await touchDaysOf(floor, renamed);
  const back = written.filter(({ id }) => byId.get(id)?.deleted).map(({ id }) => id);
  if (back.length > 0) await reseat(floor, back);
}
