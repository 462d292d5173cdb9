import type { PlanTable } from '../plan/plan-table.ts';
import { chair, chairsOf } from '../plan/seats.ts';
import type { Ink } from './ink.ts';

type Pen = CanvasRenderingContext2D;

/** Centimetres. */
const largestLabel = 40;
const corner = 8;

/** Pixels: what would be smaller is not drawn. */
const smallest = { chair: 4, text: 5, seats: 7 };

/**
 * Draws a table around the pen's origin, in its own directions: chairs, top, name and seats. `scale`
 * is pixels per centimetre: from far away there is a top with a name and nothing else.
 */
export function drawTable(
  pen: Pen,
  table: PlanTable,
  { ink, scale }: { ink: Ink; scale: number },
): void {
  const isThing = table.seats === 0;
  if (chair.width * scale >= smallest.chair) {
    pen.fillStyle = ink.chair;
    for (const { x, y, rotation } of chairsOf(table)) drawChair(pen, x, y, rotation);
  }
  pen.beginPath();
  outline(pen, table);
  pen.fillStyle = isThing ? ink.thing : ink.table;
  pen.fill();
  pen.strokeStyle = ink.line;
  pen.lineWidth = 2;
  pen.setLineDash(isThing ? [8, 6] : []);
  pen.stroke();
  pen.setLineDash([]);
  drawLabel(pen, table, { ink, scale });
}

export function outline(pen: Pen, table: PlanTable, grow = 0): void {
  const { width, depth } = table;
  if (table.shape === 'ROUND') {
    pen.arc(0, 0, width / 2 + grow, 0, 2 * Math.PI);
    return;
  }
  const [w, d] = [width + 2 * grow, depth + 2 * grow];
  pen.roundRect(-w / 2, -d / 2, w, d, Math.min(corner, w / 2, d / 2));
}

function drawChair(pen: Pen, x: number, y: number, rotation: number): void {
  const angle = (rotation * Math.PI) / 180;
  const along = { x: (Math.cos(angle) * chair.width) / 2, y: (Math.sin(angle) * chair.width) / 2 };
  pen.beginPath();
  pen.lineCap = 'round';
  pen.lineWidth = chair.depth;
  pen.strokeStyle = pen.fillStyle;
  const half = 1 - chair.depth / chair.width;
  pen.moveTo(x - along.x * half, y - along.y * half);
  pen.lineTo(x + along.x * half, y + along.y * half);
  pen.stroke();
}

/** Upright, however the table is turned. */
function drawLabel(
  pen: Pen,
  { name, seats, width, depth, rotation }: PlanTable,
  { ink, scale }: { ink: Ink; scale: number },
): void {
  const room = Math.min(width, depth);
  const roomy = Math.min(room * 0.45, largestLabel);
  const hasSeats = seats > 0 && roomy * 0.6 * scale >= smallest.seats;
  const size = hasSeats ? roomy : Math.min(room * 0.75, 2 * largestLabel);
  if (size * scale < smallest.text) return;
  pen.save();
  pen.rotate((-rotation * Math.PI) / 180);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = ink.text;
  pen.font = `600 ${size}px ${ink.font}`;
  const widest = Math.max(width, depth) * 0.9;
  pen.fillText(name, 0, hasSeats ? -size * 0.28 : 0, widest);
  if (hasSeats) {
    pen.fillStyle = ink.muted;
    pen.font = `400 ${size * 0.6}px ${ink.font}`;
    pen.fillText(String(seats), 0, size * 0.58, widest);
  }
  pen.restore();
}
