import type { RoomReply, TableReply } from '@stammtisch/contracts/room/room';
import { boxOf, middleOf, type Box, type RoomSize } from '@stammtisch/domain/room/table-place';
import { newTable, unitsPerMetre } from '@stammtisch/domain/room/table-shape';
import type { CSSProperties } from 'react';

/** specification §9: a room is 10 by 10 metres unless said otherwise. */
const usual = { width: 10, depth: 10 };

/** Units: so much floor is seen around the outermost tables. */
const margin = 60;

/** A table's middle and the upright box around it, as parts of what is drawn; and the table in that box. */
export interface TablePlace {
  x: number;
  y: number;
  across: number;
  along: number;
  shapeAcross: number;
  shapeAlong: number;
  /** Degrees, clockwise. */
  turn: number;
  isRound: boolean;
}

/** What is drawn of a room: the part where something stands, because the screen is small. */
export interface RoomDrawing {
  /** Units. */
  width: number;
  depth: number;
  /** By the table's id. */
  places: ReadonlyMap<string, TablePlace>;
}

export function drawRoom({ config, tables }: Pick<RoomReply, 'config' | 'tables'>): RoomDrawing {
  const size = config ?? usual;
  const standing = tables.map((table, index) => {
    const shape = table.config ?? unplaced(index);
    return { id: table.id, shape, middle: middleOf(size, shape), box: boxOf(size, shape) };
  });
  const seen = windowAround(
    size,
    standing.map(({ box }) => box),
  );
  const [width, depth] = [seen.right - seen.left, seen.bottom - seen.top];
  const places = standing.map(({ id, shape, middle, box }): [string, TablePlace] => {
    const [boxWidth, boxDepth] = [box.right - box.left, box.bottom - box.top];
    const isRound = shape.shape === 'ROUND';
    return [
      id,
      {
        x: (middle.x - seen.left) / width,
        y: (middle.y - seen.top) / depth,
        across: boxWidth / width,
        along: boxDepth / depth,
        shapeAcross: shape.width / boxWidth,
        shapeAlong: (isRound ? shape.width : shape.depth) / boxDepth,
        turn: isRound ? 0 : shape.rotation,
        isRound,
      },
    ];
  });
  return { width, depth, places: new Map(places) };
}

/** What was never placed stands in rows of five. */
function unplaced(index: number): NonNullable<TableReply['config']> {
  const [leftratio, topratio] = [0.04 + 0.19 * (index % 5), 0.06 + 0.14 * Math.floor(index / 5)];
  return { ...newTable, leftratio, topratio, widthratio: 0.1, heightratio: 0.1, rotation: 0 };
}

function windowAround({ width, depth }: RoomSize, boxes: readonly Box[]): Box {
  const room = { left: 0, top: 0, right: width * unitsPerMetre, bottom: depth * unitsPerMetre };
  if (boxes.length === 0) return room;
  return {
    left: Math.max(room.left, Math.min(...boxes.map(({ left }) => left)) - margin),
    top: Math.max(room.top, Math.min(...boxes.map(({ top }) => top)) - margin),
    right: Math.min(room.right, Math.max(...boxes.map(({ right }) => right)) + margin),
    bottom: Math.min(room.bottom, Math.max(...boxes.map(({ bottom }) => bottom)) + margin),
  };
}

export function styleOfRoom(drawing: RoomDrawing, color: string): CSSProperties {
  return custom({ '--width': drawing.width, '--depth': drawing.depth, '--floor': color });
}

export function styleOfPlace(place: TablePlace): CSSProperties {
  return custom({
    '--x': place.x,
    '--y': place.y,
    '--across': place.across,
    '--along': place.along,
    '--shape-across': place.shapeAcross,
    '--shape-along': place.shapeAlong,
    '--turn': `${place.turn}deg`,
  });
}

function custom(properties: Record<`--${string}`, string | number>): CSSProperties {
  return properties;
}
