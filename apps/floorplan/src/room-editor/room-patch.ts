import type { RoomReply } from '@stammtisch/contracts/room/room';

/** The fields of a room that staff change, each by itself; sizes in metres. */
interface RoomFields {
  name: string;
  area: string;
  outdoor: boolean;
  active: boolean;
  autoAssignment: boolean;
  color: string;
  width: number;
  depth: number;
}

export type RoomField = keyof RoomFields;
export type RoomPatch = Partial<RoomFields>;

/** What somebody made of some fields, and what stood there when they began. */
export interface RoomChange {
  patch: RoomPatch;
  base: RoomPatch;
}

/** specification §9: 10 by 10. */
export function sizeOfRoom({ config }: RoomReply): { width: number; depth: number } {
  return { width: config?.width ?? 10, depth: config?.depth ?? 10 };
}

export function fieldsOf(room: RoomReply): RoomFields {
  const { name, area, outdoor, active, autoAssignment, color } = room;
  return { name, area, outdoor, active, autoAssignment, color, ...sizeOfRoom(room) };
}

/** A room as it is written back. */
export function writtenRoomOf(room: RoomReply, patch: RoomPatch) {
  const { width, depth, ...fields } = { ...fieldsOf(room), ...patch };
  return { ...fields, refId: room.refId, config: { width, depth } };
}

/** A change of fields as they stand. */
export function changeOf(room: RoomReply, patch: RoomPatch): RoomChange {
  const before = Object.entries(fieldsOf(room)).filter(([field]) => Object.hasOwn(patch, field));
  return { patch, base: Object.fromEntries(before) };
}

/** What takes a change back: whoever has changed the same again since is asked, too. */
export function inverseOf({ patch, base }: RoomChange): RoomChange {
  return { patch: base, base: patch };
}

/** The fields that somebody else has changed meanwhile, each in another way. */
export function contestedFields(room: RoomReply, { patch, base }: RoomChange): RoomField[] {
  const now = fieldsOf(room);
  return roomFields.filter(
    (field) =>
      Object.hasOwn(patch, field) && now[field] !== base[field] && now[field] !== patch[field],
  );
}

const roomFields = [
  'name',
  'area',
  'outdoor',
  'active',
  'autoAssignment',
  'color',
  'width',
  'depth',
] as const satisfies readonly RoomField[];
