import type { RoomReply } from '@stammtisch/contracts/room/room';

/** The lane of parties that have no table yet; it stands at the top. */
export const unassigned = 'unassigned';

/** One row of the timeline: the unassigned lane, a room's heading or a table. */
export type TimelineGroup =
  | { kind: 'unassigned'; id: string; order: number }
  | { kind: 'room'; id: string; order: number; name: string; seats: number }
  | {
      kind: 'table';
      id: string;
      order: number;
      name: string;
      seats: number;
      room: string;
      roomId: string;
    };

/** Rows from top to bottom; rooms that are switched off and objects without seats are left out. */
export function groupsOf(rooms: readonly RoomReply[]): TimelineGroup[] {
  const rows: TimelineGroup[] = [{ kind: 'unassigned', id: unassigned, order: 0 }];
  for (const room of rooms) {
    const tables = room.tables.filter((table) => table.seats > 0);
    if (!room.active || tables.length === 0) continue;
    rows.push({
      kind: 'room',
      id: room.id,
      order: rows.length,
      name: room.name,
      seats: tables.reduce((sum, table) => sum + table.seats, 0),
    });
    for (const { id, name, seats } of tables) {
      rows.push({
        kind: 'table',
        id,
        order: rows.length,
        name,
        seats,
        room: room.name,
        roomId: room.id,
      });
    }
  }
  return rows;
}

/** What is left of the rows when some rooms are folded: their headings. */
export function unfolded(
  groups: readonly TimelineGroup[],
  folded: ReadonlySet<string>,
): TimelineGroup[] {
  return groups.filter((group) => group.kind !== 'table' || !folded.has(group.roomId));
}

/** Seats of every table on the timeline, by its id. */
export function seatsOf(groups: readonly TimelineGroup[]): Map<string, number> {
  return new Map(
    groups.flatMap((group) => (group.kind === 'table' ? [[group.id, group.seats]] : [])),
  );
}
