import { turnOf, unitsPerMetre, type TableShape } from './table-shape.ts';

/** Metres. */
export interface RoomSize {
  width: number;
  depth: number;
}

/**
 * A table in its room: `leftratio` and `topratio` are the upper left corner of the table before it is
 * turned around its middle, as parts of the room; `rotation` is in degrees, clockwise.
 */
export interface TablePlace extends TableShape {
  leftratio: number;
  topratio: number;
  rotation: number;
}

/** Units, from the room's upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** Units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function middleOf(room: RoomSize, table: TablePlace): Point {
  return {
    x: table.leftratio * room.width * unitsPerMetre + table.width / 2,
    y: table.topratio * room.depth * unitsPerMetre + table.depth / 2,
  };
}

/** How far a turned table reaches from its middle to each side. */
export function reachOf(table: TableShape & { rotation: number }): Point {
  if (table.shape === 'ROUND') return { x: table.width / 2, y: table.width / 2 };
  const angle = (table.rotation * Math.PI) / 180;
  const [sine, cosine] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return {
    x: (table.width * cosine + table.depth * sine) / 2,
    y: (table.width * sine + table.depth * cosine) / 2,
  };
}

/** The upright box around a turned table. */
export function boxOf(room: RoomSize, table: TablePlace): Box {
  return boxAround(middleOf(room, table), reachOf(table));
}

export function boxAround(middle: Point, reach: Point): Box {
  return {
    left: middle.x - reach.x,
    top: middle.y - reach.y,
    right: middle.x + reach.x,
    bottom: middle.y + reach.y,
  };
}

/** The same table with its middle at a point, or as near to it as the room's walls allow. */
export function placeAt<Table extends TablePlace>(
  room: RoomSize,
  table: Table,
  middle: Point,
): Table {
  const reach = reachOf(table);
  const x = within(middle.x, reach.x, room.width * unitsPerMetre);
  const y = within(middle.y, reach.y, room.depth * unitsPerMetre);
  return {
    ...table,
    leftratio: ratio((x - table.width / 2) / (room.width * unitsPerMetre)),
    topratio: ratio((y - table.depth / 2) / (room.depth * unitsPerMetre)),
  };
}

/** Puts a table that reaches through a wall back into its room; one larger than the room is centred. */
export function placeInside<Table extends TablePlace>(room: RoomSize, table: Table): Table {
  const turned = { ...table, rotation: turnOf(table.rotation) };
  return placeAt(room, turned, middleOf(room, turned));
}

/** Keeps a table where it stands, in metres, when its room changes its size. */
export function keepPlace<Table extends TablePlace>(
  from: RoomSize,
  to: RoomSize,
  table: Table,
): Table {
  return placeAt(to, table, middleOf(from, table));
}

/** How much of the room a table takes, before it is turned. */
export function partsOf(room: RoomSize, { width, depth }: TableShape) {
  return {
    widthratio: ratio(width / (room.width * unitsPerMetre)),
    heightratio: ratio(depth / (room.depth * unitsPerMetre)),
  };
}

function within(at: number, reach: number, length: number): number {
  if (2 * reach >= length) return length / 2;
  return Math.min(Math.max(at, reach), length - reach);
}

/** Enough for a tenth of a millimetre in a room of 200 m, and stable when it is stored and read. */
function ratio(value: number): number {
  return Math.round(value * 1e7) / 1e7;
}
