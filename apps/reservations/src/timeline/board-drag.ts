import type { Minute } from '@stammtisch/domain/time/minute';
import { fromAxis, snapOnAxis } from './axis.ts';
import type { TimelineItem } from './items.ts';

/** What somebody did with a bar: carried it to a row and a minute, or pulled its end. */
export type Drop =
  | { kind: 'move'; item: TimelineItem; group: string; start: Minute }
  | { kind: 'stretch'; item: TimelineItem; end: Minute };

/** A bar as it lies under the pointer. */
export interface Dragged {
  group: string;
  start: Date;
  end: Date;
}

/**
 * Where a dragged bar may lie. A move keeps the stay's length, a seated party its start
 * (decisions §4); a stretch keeps row and start.
 */
export function heldOnGrid(item: TimelineItem, dragged: Dragged, interval: number): Dragged {
  const step = interval * 60_000;
  if (isStretch(item, dragged)) {
    const end = snapOnAxis(dragged.end, interval);
    const earliest = item.start.getTime() + Math.min(step, 15 * 60_000);
    return { group: item.group, start: item.start, end: new Date(Math.max(+end, earliest)) };
  }
  if (item.reservation.status === 'SEATED') {
    return { group: dragged.group, start: item.start, end: item.end };
  }
  const start = snapOnAxis(dragged.start, interval);
  const length = item.end.getTime() - item.start.getTime();
  // Carried straight up or down, a party that came off the grid keeps its minute.
  if (dragged.start.getTime() === item.start.getTime()) return { ...dragged, start: item.start };
  return { group: dragged.group, start, end: new Date(start.getTime() + length) };
}

export function dropOf(item: TimelineItem, dragged: Dragged, interval: number): Drop {
  const held = heldOnGrid(item, dragged, interval);
  return isStretch(item, dragged)
    ? { kind: 'stretch', item, end: fromAxis(held.end) }
    : { kind: 'move', item, group: held.group, start: fromAxis(held.start) };
}

/** Only the end is pulled: there is no handle at the start. */
function isStretch(item: TimelineItem, { start, end }: Dragged): boolean {
  return start.getTime() === item.start.getTime() && end.getTime() !== item.end.getTime();
}
