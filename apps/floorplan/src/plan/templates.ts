import type { RoomSize } from '@stammtisch/domain/room/table-place';
import { aNewTable, moveTable, withShape, type PlanTable } from './plan-table.ts';

export const templateNames = ['dining-room', 'bar', 'banquet'] as const;
export type TemplateName = (typeof templateNames)[number];

type Draft = Partial<PlanTable> & { x: number; y: number };

/** Metres between the middles of two tables with chairs and an aisle. */
const spacing = { x: 260, y: 220 };

const drafts: Record<TemplateName, (room: RoomSize) => Draft[]> = {
  /** Rows of fours and, along the wall, tables for two. */
  'dining-room': (room) => [
    ...rows(room, { from: 300, spacing }).map((at, index) => ({
      ...at,
      seats: index % 5 === 4 ? 6 : 4,
      width: index % 5 === 4 ? 200 : 160,
    })),
    ...row(room, 110, 160).map((at) => ({ ...at, seats: 2, width: 79, depth: 79 })),
  ],
  /** A counter with stools, and small round tables. */
  bar: (room) => [
    {
      x: room.width * 50,
      y: 90,
      seats: 0,
      name: 'Bar',
      width: Math.min(room.width * 60, 600),
      depth: 60,
    },
    ...rows(room, { from: 300, spacing: { x: 220, y: 200 } }).map((at) => ({
      ...at,
      seats: 2,
      shape: 'ROUND' as const,
      diameter: 70,
    })),
  ],
  /** Round tables for eight. */
  banquet: (room) =>
    rows(room, { from: 180, spacing: { x: 320, y: 320 } }).map((at) => ({
      ...at,
      seats: 8,
      shape: 'ROUND' as const,
      diameter: 160,
    })),
};

/** Tables for an empty room, as many as it holds; numbered from 1. */
export function tablesOf(template: TemplateName, room: RoomSize, newId: () => string): PlanTable[] {
  let number = 0;
  return drafts[template](room).map(({ x, y, shape = 'SQUARE', ...given }) => {
    number += given.seats === 0 ? 0 : 1;
    const plain = { ...aNewTable(newId(), String(number), { x, y }), ...given };
    return moveTable(room, withShape(plain, shape), { x, y });
  });
}

function rows(
  room: RoomSize,
  { from, spacing: step }: { from: number; spacing: { x: number; y: number } },
): Draft[] {
  const count = Math.max(1, Math.floor((room.depth * 100 - from - 60) / step.y) + 1);
  return Array.from({ length: Math.min(count, 20) }, (_, index) =>
    row(room, from + index * step.y, step.x),
  ).flat();
}

function row(room: RoomSize, y: number, step: number): Draft[] {
  const length = room.width * 100;
  const count = Math.max(1, Math.min(20, Math.floor((length - 60) / step)));
  return Array.from({ length: count }, (_, index) => ({ x: ((index + 0.5) / count) * length, y }));
}
