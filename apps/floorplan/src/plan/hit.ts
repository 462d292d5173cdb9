import type { Box, Point } from '@stammtisch/domain/room/table-place';
import type { PlanTable } from './plan-table.ts';
import { boxOfTable } from './snap.ts';

/** A point in the table's own directions, from its middle. */
export function intoTable(table: PlanTable, at: Point): Point {
  const angle = (-table.rotation * Math.PI) / 180;
  const [x, y] = [at.x - table.x, at.y - table.y];
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** A point given in the table's own directions, in the room. */
export function outOfTable(table: PlanTable, { x, y }: Point): Point {
  const angle = (table.rotation * Math.PI) / 180;
  return {
    x: table.x + x * Math.cos(angle) - y * Math.sin(angle),
    y: table.y + x * Math.sin(angle) + y * Math.cos(angle),
  };
}

/** The uppermost table at a point; `slack` makes small ones easier to meet with a finger. */
export function tableAt(tables: readonly PlanTable[], at: Point, slack = 0): PlanTable | undefined {
  return tables.findLast((table) => {
    const { x, y } = intoTable(table, at);
    if (table.shape === 'ROUND') return Math.hypot(x, y) <= table.width / 2 + slack;
    return Math.abs(x) <= table.width / 2 + slack && Math.abs(y) <= table.depth / 2 + slack;
  });
}

/** Those that lie in a box with all of themselves. */
export function tablesIn(tables: readonly PlanTable[], box: Box): PlanTable[] {
  return tables.filter((table) => {
    const { left, top, right, bottom } = boxOfTable(table);
    return left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom;
  });
}

export function boxBetween(first: Point, second: Point): Box {
  return {
    left: Math.min(first.x, second.x),
    top: Math.min(first.y, second.y),
    right: Math.max(first.x, second.x),
    bottom: Math.max(first.y, second.y),
  };
}
