import type { RoomReply } from '@stammtisch/contracts/room/room';

/** The fields of a room that staff change; sizes in metres. */
export interface RoomPatch {
  name?: string;
  area?: string;
  outdoor?: boolean;
  active?: boolean;
  autoAssignment?: boolean;
  color?: string;
  config?: { width: number; depth: number };
}

/** specification §9: 10 by 10. */
export function sizeOfRoom({ config }: RoomReply): { width: number; depth: number } {
  return { width: config?.width ?? 10, depth: config?.depth ?? 10 };
}

/** A room as it is written back. */
export function fieldsOf(room: RoomReply) {
  const { name, area, outdoor, active, autoAssignment, color, refId } = room;
  return { name, area, outdoor, active, autoAssignment, color, refId, config: sizeOfRoom(room) };
}

/** What was there before a change of the same fields. */
export function inverseOf(room: RoomReply, patch: RoomPatch): RoomPatch {
  const before = fieldsOf(room);
  return Object.fromEntries(
    Object.entries(before).filter(([field]) => Object.hasOwn(patch, field)),
  );
}
