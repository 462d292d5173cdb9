import type { Box, RoomSize } from '@stammtisch/domain/room/table-place';
import { handlesOf } from '../plan/handles.ts';
import type { PlanTable } from '../plan/plan-table.ts';
import type { Guide } from '../plan/snap.ts';
import { outline } from './draw-table.ts';
import { handleOff } from './gesture.ts';
import type { Ink } from './ink.ts';

/** What lies above the tables: what is chosen, its handles, lines that hold, and the frame. */
export interface Overlay {
  chosen: readonly PlanTable[];
  hasHandles: boolean;
  guides: readonly Guide[];
  frame: Box | undefined;
}

type Pen = CanvasRenderingContext2D;

/** Pixels. */
const knob = 5;

/** `scale` is pixels per centimetre, so that lines stay as thin as they are at any zoom. */
export function drawOverlay(
  pen: Pen,
  overlay: Overlay,
  { room, scale, ink }: { room: RoomSize; scale: number; ink: Ink },
): void {
  const pixel = 1 / scale;
  pen.strokeStyle = ink.accent;
  pen.lineWidth = 2 * pixel;
  for (const table of overlay.chosen) {
    pen.save();
    pen.translate(table.x, table.y);
    pen.rotate((table.rotation * Math.PI) / 180);
    pen.beginPath();
    outline(pen, table, 3 * pixel);
    pen.stroke();
    pen.restore();
  }
  const [only] = overlay.chosen;
  if (only && overlay.hasHandles) drawHandles(pen, only, { pixel, ink });
  pen.lineWidth = pixel;
  for (const { axis, at } of overlay.guides) {
    pen.beginPath();
    pen.moveTo(axis === 'x' ? at : 0, axis === 'x' ? 0 : at);
    pen.lineTo(axis === 'x' ? at : room.width * 100, axis === 'x' ? room.depth * 100 : at);
    pen.stroke();
  }
  if (overlay.frame) drawFrame(pen, overlay.frame, { pixel, ink });
}

interface Look {
  pixel: number;
  ink: Ink;
}

function drawHandles(pen: Pen, table: PlanTable, { pixel, ink }: Look): void {
  const { turn, ...corners } = handlesOf(table, handleOff * pixel);
  pen.lineWidth = 1.5 * pixel;
  pen.fillStyle = ink.table;
  for (const { x, y } of Object.values(corners)) {
    pen.beginPath();
    pen.rect(x - knob * pixel, y - knob * pixel, 2 * knob * pixel, 2 * knob * pixel);
    pen.fill();
    pen.stroke();
  }
  pen.beginPath();
  pen.arc(turn.x, turn.y, (knob + 1) * pixel, 0, 2 * Math.PI);
  pen.fillStyle = ink.accent;
  pen.fill();
}

function drawFrame(pen: Pen, { left, top, right, bottom }: Box, { pixel, ink }: Look): void {
  pen.beginPath();
  pen.rect(left, top, right - left, bottom - top);
  pen.globalAlpha = 0.12;
  pen.fillStyle = ink.accent;
  pen.fill();
  pen.globalAlpha = 1;
  pen.lineWidth = pixel;
  pen.stroke();
}
