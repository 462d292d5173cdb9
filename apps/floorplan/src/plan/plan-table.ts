import type { WrittenTable } from '@stammtisch/contracts/room/edit-tables';
import type { TableReply } from '@stammtisch/contracts/room/table';
import {
  middleOf,
  partsOf,
  placeAt,
  type Point,
  type RoomSize,
} from '@stammtisch/domain/room/table-place';
import { newTable, shapeTable, type Shape } from '@stammtisch/domain/room/table-shape';

/** A table as it is drawn and edited. Centimetres from the room's upper left corner, and degrees. */
export interface PlanTable {
  id: string;
  name: string;
  /** 0: an object that nobody sits at. */
  seats: number;
  minPersons: number;
  priority: number;
  clearingMinutes: number;
  /** Separated by commas: two equal lists are equal texts. */
  tags: string;
  refId: string;
  shape: Shape;
  /** Of its middle. */
  x: number;
  y: number;
  width: number;
  depth: number;
  diameter: number;
  rotation: number;
}

/** specification §9: what was never placed has these ratios. */
const unplaced = { leftratio: 0.1, topratio: 0.1, rotation: 0 };

export function planTableOf(room: RoomSize, reply: TableReply): PlanTable {
  const { id, name, seats, minPersons, priority, clearingMinutes, tags, refId } = reply;
  const config = reply.config ?? { ...shapeTable({}), ...unplaced };
  const { shape, width, depth, diameter, rotation } = config;
  const { x, y } = middleOf(room, config);
  const look = { shape, width, depth, diameter, rotation, x: tenth(x), y: tenth(y) };
  const rules = { minPersons, priority, clearingMinutes, tags: tags.join(','), refId };
  return { id, name, seats, ...rules, ...look };
}

export function writtenTableOf(room: RoomSize, table: PlanTable, version: number): WrittenTable {
  const { x, y, shape, width, depth, diameter, rotation, tags, ...fields } = table;
  const looks = { shape, width, depth, diameter, rotation, leftratio: 0, topratio: 0 };
  const placed = placeAt(room, looks, { x, y });
  return {
    ...fields,
    version,
    tags: tags.split(',').filter((tag) => tag !== ''),
    config: { ...placed, ...partsOf(room, placed) },
  };
}

/** The same table with its middle at a point, inside the walls. */
export function moveTable(room: RoomSize, table: PlanTable, to: Point): PlanTable {
  const { leftratio, topratio } = placeAt(room, { ...table, leftratio: 0, topratio: 0 }, to);
  const { x, y } = middleOf(room, { ...table, leftratio, topratio });
  return { ...table, x: tenth(x), y: tenth(y) };
}

/** Specification §9: 4 seats, square, 160 by 79. */
export function aNewTable(id: string, name: string, at: Point): PlanTable {
  const rules = { minPersons: 1, priority: 0, clearingMinutes: 0, tags: '', refId: '' };
  return { id, name, seats: newTable.seats, ...rules, ...shapeTable({}), rotation: 0, ...at };
}

/** Round tables stay round (specification §5); a table that becomes round gets its diameter. */
export function withShape(table: PlanTable, shape: Shape): PlanTable {
  if (shape === table.shape) return table;
  const { diameter } = table;
  if (shape === 'ROUND') return { ...table, ...shapeTable({ shape, diameter }) };
  return { ...table, ...shapeTable({ shape, diameter }) };
}

/** A tenth of a centimetre: what was stored and read is then what was sent. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
