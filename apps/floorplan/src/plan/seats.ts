import type { PlanTable } from './plan-table.ts';

/** A chair: its middle in the table's own directions from the table's middle, and its turn. */
export interface Chair {
  x: number;
  y: number;
  rotation: number;
}

/** Centimetres. */
export const chair = { width: 40, depth: 14, gap: 3 };
/** More are not told apart; the number in the table counts them. */
const most = 60;

/** Chairs around a table: evenly around a round one, along the long sides first of a square one. */
export function chairsOf({ shape, seats, width, depth }: PlanTable): Chair[] {
  const count = Math.min(seats, most);
  if (shape === 'ROUND') return chairsAround(count, width / 2);
  const [north, south, west, east] = sidesOf(count, width, depth);
  const off = chair.gap + chair.depth / 2;
  return [
    ...along(north, width).map((x) => ({ x, y: -depth / 2 - off, rotation: 0 })),
    ...along(south, width).map((x) => ({ x, y: depth / 2 + off, rotation: 0 })),
    ...along(west, depth).map((y) => ({ x: -width / 2 - off, y, rotation: 90 })),
    ...along(east, depth).map((y) => ({ x: width / 2 + off, y, rotation: 90 })),
  ];
}

function chairsAround(count: number, radius: number): Chair[] {
  const off = radius + chair.gap + chair.depth / 2;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return {
      x: Math.sin(angle) * off,
      y: -Math.cos(angle) * off,
      rotation: (angle * 180) / Math.PI,
    };
  });
}

/** How many sit on each side: both long sides fill first, then one end and the other. */
function sidesOf(
  count: number,
  width: number,
  depth: number,
): readonly [number, number, number, number] {
  const isWide = width >= depth;
  const long = Math.max(width, depth);
  const perSide = Math.max(1, Math.floor(long / (chair.width + 10)));
  const onSides = Math.min(count, 2 * perSide);
  const ends = count - onSides;
  // More than fit with elbow room: the rest joins the long sides, closer together.
  const perEnd = Math.max(1, Math.floor(Math.min(width, depth) / (chair.width + 10)));
  const onEnds = Math.min(ends, 2 * perEnd);
  const first = Math.ceil((count - onEnds) / 2);
  const second = count - onEnds - first;
  const [one, other] = [Math.ceil(onEnds / 2), Math.floor(onEnds / 2)];
  return isWide ? [first, second, one, other] : [one, other, first, second];
}

function along(count: number, length: number): number[] {
  return Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * length);
}
