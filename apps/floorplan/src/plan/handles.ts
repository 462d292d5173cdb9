import { tableSize } from '@stammtisch/domain/room/table-shape';
import type { Point } from '@stammtisch/domain/room/table-place';
import { intoTable, outOfTable } from './hit.ts';
import type { PlanTable } from './plan-table.ts';
import { grid } from './snap.ts';

/** Which corner is pulled, or the knob that turns the table. */
export type Handle = 'nw' | 'ne' | 'se' | 'sw' | 'turn';

const corners = {
  nw: { x: -1, y: -1 },
  ne: { x: 1, y: -1 },
  se: { x: 1, y: 1 },
  sw: { x: -1, y: 1 },
} as const;

/** Where the handles of a table are; `distance` is that of the knob from the table's edge, in cm. */
export function handlesOf(table: PlanTable, distance: number): Record<Handle, Point> {
  const at = (x: number, y: number) => outOfTable(table, { x, y });
  const [x, y] = [table.width / 2, table.depth / 2];
  return {
    nw: at(-x, -y),
    ne: at(x, -y),
    se: at(x, y),
    sw: at(-x, y),
    turn: at(0, -y - distance),
  };
}

export function handleAt(
  table: PlanTable,
  at: Point,
  { distance, reach }: { distance: number; reach: number },
): Handle | undefined {
  const places = handlesOf(table, distance);
  const handles: readonly Handle[] = ['turn', 'nw', 'ne', 'se', 'sw'];
  return handles.find((handle) => {
    const place = places[handle];
    return Math.hypot(place.x - at.x, place.y - at.y) <= reach;
  });
}

/** The table with one corner at a point and the opposite one where it was; round ones stay round. */
export function resizeTable(
  table: PlanTable,
  handle: Exclude<Handle, 'turn'>,
  to: Point,
): PlanTable {
  const corner = corners[handle];
  const fixed = { x: (-corner.x * table.width) / 2, y: (-corner.y * table.depth) / 2 };
  const pulled = intoTable(table, to);
  const across = clampSize((pulled.x - fixed.x) * corner.x);
  const along = clampSize((pulled.y - fixed.y) * corner.y);
  const isRound = table.shape === 'ROUND';
  const width = isRound ? Math.max(across, along) : across;
  const depth = isRound ? width : along;
  const middle = outOfTable(table, {
    x: fixed.x + (corner.x * width) / 2,
    y: fixed.y + (corner.y * depth) / 2,
  });
  return { ...table, ...middle, width, depth, ...(isRound && { diameter: width }) };
}

/** Degrees between two stops of the knob. */
const stops = 15;

/** The table with its knob towards a point; freely while `isFree`, else in steps of 15 degrees. */
export function turnTable(table: PlanTable, to: Point, isFree = false): PlanTable {
  const angle = (Math.atan2(to.x - table.x, table.y - to.y) * 180) / Math.PI;
  const turned = isFree ? Math.round(angle) : Math.round(angle / stops) * stops;
  return { ...table, rotation: (turned + 360) % 360 };
}

function clampSize(size: number): number {
  const snapped = Math.round(size / (grid / 2)) * (grid / 2);
  return Math.min(Math.max(snapped, tableSize.min), tableSize.max);
}
