import type { Point, RoomSize } from '@stammtisch/domain/room/table-place';

/** How the room lies in the window: pixels per centimetre, and where its corner is. */
export interface Viewport {
  scale: number;
  x: number;
  y: number;
}

/** Specification §9. */
export const zoomFactor = 1.1;
const limits = { min: 0.02, max: 8 };
/** Pixels around a room that fills the window. */
const margin = 24;

export interface Size {
  width: number;
  height: number;
}

/** The whole room, as large as it goes, in the middle. */
export function fit(room: RoomSize, window: Size): Viewport {
  const [width, height] = [room.width * 100, room.depth * 100];
  const scale = clamp(
    Math.min((window.width - 2 * margin) / width, (window.height - 2 * margin) / height),
  );
  return {
    scale,
    x: (window.width - width * scale) / 2,
    y: (window.height - height * scale) / 2,
  };
}

/** What is under `at` stays under it. */
export function zoom(view: Viewport, factor: number, at: Point): Viewport {
  const scale = clamp(view.scale * factor);
  const by = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}

export function pan(view: Viewport, by: Point): Viewport {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Two fingers: what was under each stays under it, as far as sliding and spreading can do so. */
export function pinch(
  view: Viewport,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): Viewport {
  const before = middle(from);
  const after = middle(to);
  const factor = distance(to) / Math.max(distance(from), 1);
  return pan(zoom(view, factor, before), { x: after.x - before.x, y: after.y - before.y });
}

export function toRoom(view: Viewport, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
}

function middle([first, second]: readonly [Point, Point]): Point {
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

function distance([first, second]: readonly [Point, Point]): number {
  return Math.hypot(first.x - second.x, first.y - second.y);
}

function clamp(scale: number): number {
  return Math.min(Math.max(scale, limits.min), limits.max);
}
