import type { Box, Point, RoomSize } from '@stammtisch/domain/room/table-place';
import type { PlanTable } from './plan-table.ts';
import { boxOfTable } from './snap.ts';

/** Centimetres that stay free around a table: a chair and somebody who passes. */
const aisle = 60;
const stride = 20;

/** Where a table of a size stands with room around it; the room's middle when there is none left. */
export function freeSpot(
  room: RoomSize,
  tables: readonly PlanTable[],
  size: { width: number; depth: number },
): Point {
  const taken = tables.map(boxOfTable);
  const edge = aisle / 2;
  const { width, depth } = size;
  for (let top = edge; top + depth + edge <= room.depth * 100; top += stride) {
    for (let left = edge; left + width + edge <= room.width * 100; left += stride) {
      const box = { left, top, right: left + width, bottom: top + depth };
      if (taken.every((other) => !isNear(box, other))) {
        return { x: left + width / 2, y: top + depth / 2 };
      }
    }
  }
  return { x: room.width * 50, y: room.depth * 50 };
}

function isNear(box: Box, other: Box): boolean {
  return (
    box.left < other.right + aisle &&
    other.left < box.right + aisle &&
    box.top < other.bottom + aisle &&
    other.top < box.bottom + aisle
  );
}
