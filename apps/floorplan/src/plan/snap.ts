import {
  boxAround,
  reachOf,
  type Box,
  type Point,
  type RoomSize,
} from '@stammtisch/domain/room/table-place';
import type { PlanTable } from './plan-table.ts';

/** A line to which something was aligned, across or down the whole room. */
export interface Guide {
  axis: 'x' | 'y';
  /** Centimetres. */
  at: number;
}

export interface Snap extends Point {
  guides: Guide[];
}

/** Centimetres; what is aligned with nothing stands on it. */
export const grid = 10;

export function boxOfTable(table: PlanTable): Box {
  return boxAround(table, reachOf(table));
}

export function boxOfTables(tables: readonly PlanTable[]): Box | undefined {
  const boxes = tables.map(boxOfTable);
  const [first] = boxes;
  return boxes.reduce(
    (all, box) =>
      all && {
        left: Math.min(all.left, box.left),
        top: Math.min(all.top, box.top),
        right: Math.max(all.right, box.right),
        bottom: Math.max(all.bottom, box.bottom),
      },
    first,
  );
}

/** Edges and middles of what stands there, sorted, so that a drag over a full room asks quickly. */
export interface SnapLines {
  x: readonly number[];
  y: readonly number[];
}

export function snapLines(room: RoomSize, others: readonly PlanTable[]): SnapLines {
  const boxes = others.map(boxOfTable);
  return {
    x: sorted([
      0,
      room.width * 50,
      room.width * 100,
      ...boxes.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
    ]),
    y: sorted([
      0,
      room.depth * 50,
      room.depth * 100,
      ...boxes.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
    ]),
  };
}

/**
 * How far a box that was moved is moved on: to the nearest line within reach of one of its edges or
 * its middle, else to the grid. Both directions for themselves.
 */
export function snap(box: Box, lines: SnapLines, reach: number): Snap {
  const x = snapAxis([(box.left + box.right) / 2, box.left, box.right], lines.x, reach);
  const y = snapAxis([(box.top + box.bottom) / 2, box.top, box.bottom], lines.y, reach);
  return {
    x: x?.by ?? toGrid(box.left),
    y: y?.by ?? toGrid(box.top),
    guides: [
      ...(x ? [{ axis: 'x', at: x.at } as const] : []),
      ...(y ? [{ axis: 'y', at: y.at } as const] : []),
    ],
  };
}

function snapAxis(edges: readonly number[], lines: readonly number[], reach: number) {
  let best: { by: number; at: number } | undefined;
  for (const edge of edges) {
    for (const at of around(lines, edge)) {
      const by = at - edge;
      if (Math.abs(by) <= reach && Math.abs(by) < Math.abs(best?.by ?? Infinity)) best = { by, at };
    }
  }
  return best;
}

/** The nearest line on each side of a value. */
function around(lines: readonly number[], value: number): number[] {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return [lines[low - 1], lines[low]].filter((line) => line !== undefined);
}

function toGrid(value: number): number {
  return Math.round(value / grid) * grid - value;
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((first, second) => first - second);
}
