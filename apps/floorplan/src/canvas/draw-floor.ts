import type { RoomSize } from '@stammtisch/domain/room/table-place';
import type { PlanTable } from '../plan/plan-table.ts';
import { boxOfTables } from '../plan/snap.ts';
import type { Ink } from './ink.ts';

type Pen = CanvasRenderingContext2D;

/** The floor in the room's colour, a line for each metre, and the walls. */
export function drawFloor(
  pen: Pen,
  { width, depth }: RoomSize,
  { color, scale, ink }: { color: string; scale: number; ink: Ink },
): void {
  const pixel = 1 / scale;
  const [right, bottom] = [width * 100, depth * 100];
  pen.fillStyle = ink.floor;
  pen.fillRect(0, 0, right, bottom);
  pen.globalAlpha = 0.18;
  pen.fillStyle = color;
  pen.fillRect(0, 0, right, bottom);
  pen.globalAlpha = 1;
  pen.strokeStyle = ink.grid;
  pen.lineWidth = pixel;
  pen.beginPath();
  for (let x = 100; x < right; x += 100) {
    pen.moveTo(x, 0);
    pen.lineTo(x, bottom);
  }
  for (let y = 100; y < bottom; y += 100) {
    pen.moveTo(0, y);
    pen.lineTo(right, y);
  }
  pen.stroke();
  pen.strokeStyle = ink.wall;
  pen.lineWidth = 3 * pixel;
  pen.strokeRect(0, 0, right, bottom);
}

/** A set as it is drawn: its tables, and how many may sit there. */
export interface DrawnSet {
  tables: readonly PlanTable[];
  label: string;
  isStrong: boolean;
}

/** A band through the middles of the tables, below them. */
export function drawSet(pen: Pen, { tables, isStrong }: DrawnSet, { accent }: Ink): void {
  const [first, ...others] = chain(tables);
  if (!first) return;
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  for (const { x, y } of others) pen.lineTo(x, y);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = accent;
  pen.globalAlpha = isStrong ? 0.5 : 0.2;
  pen.lineWidth = 26;
  pen.stroke();
  pen.globalAlpha = 1;
}

/** A bracket under the tables of a set, with how many may sit there. */
export function drawBracket(
  pen: Pen,
  { tables, label, isStrong }: DrawnSet,
  { scale, ink }: { scale: number; ink: Ink },
): void {
  const box = boxOfTables(tables);
  if (!box) return;
  const pixel = 1 / scale;
  const bottom = box.bottom + 20 + 8 * pixel;
  pen.beginPath();
  pen.moveTo(box.left, bottom - 6 * pixel);
  pen.lineTo(box.left, bottom);
  pen.lineTo(box.right, bottom);
  pen.lineTo(box.right, bottom - 6 * pixel);
  pen.strokeStyle = ink.accent;
  pen.globalAlpha = isStrong ? 1 : 0.5;
  pen.lineWidth = 1.5 * pixel;
  pen.stroke();
  pen.globalAlpha = 1;
  const x = (box.left + box.right) / 2;
  pen.font = `600 ${12 * pixel}px ${ink.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const wide = pen.measureText(label).width + 12 * pixel;
  pen.beginPath();
  pen.roundRect(x - wide / 2, bottom - 9 * pixel, wide, 18 * pixel, 9 * pixel);
  pen.fillStyle = ink.table;
  pen.fill();
  pen.lineWidth = pixel;
  pen.stroke();
  pen.fillStyle = ink.text;
  pen.fillText(label, x, bottom);
}

/** The tables in the order in which one passes them: each time the nearest that is left. */
function chain(tables: readonly PlanTable[]): PlanTable[] {
  const left = tables.toSorted((a, b) => a.x + a.y - b.x - b.y);
  const result = left.splice(0, 1);
  while (left.length > 0) {
    const last = result.at(-1);
    const distance = (table: PlanTable) =>
      last ? Math.hypot(table.x - last.x, table.y - last.y) : 0;
    left.sort((a, b) => distance(a) - distance(b));
    result.push(...left.splice(0, 1));
  }
  return result;
}
