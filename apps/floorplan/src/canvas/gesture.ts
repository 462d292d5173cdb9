import {
  boxAround,
  type Box,
  type Point,
  type RoomSize,
} from '@stammtisch/domain/room/table-place';
import { handleAt, resizeTable, turnTable, type Handle } from '../plan/handles.ts';
import { boxBetween, tableAt, tablesIn } from '../plan/hit.ts';
import { moveTable, tenth, type PlanTable } from '../plan/plan-table.ts';
import { boxOfTables, snap, snapLines, type Guide, type SnapLines } from '../plan/snap.ts';

export type Tool = 'select' | 'add' | 'clone' | 'erase';

/** Pixels: how far a handle stands off and reaches, and how near a line attracts. */
export const handleOff = 26;
const handleReach = { mouse: 9, touch: 22 };
const snapReach = 6;

/** What a gesture happens in. */
export interface Scene {
  room: RoomSize;
  tables: readonly PlanTable[];
  selection: ReadonlySet<string>;
  /** Pixels per centimetre. */
  scale: number;
}

export interface Touch {
  at: Point;
  /** Adds to what is chosen. */
  isAdding: boolean;
  isFinger: boolean;
}

export type Gesture =
  | { kind: 'move'; from: Point; origin: readonly PlanTable[]; box: Box; lines: SnapLines }
  | { kind: 'resize'; table: PlanTable; handle: Exclude<Handle, 'turn'> }
  | { kind: 'turn'; table: PlanTable }
  | { kind: 'frame'; from: Point; kept: ReadonlySet<string> }
  | { kind: 'pan' };

export interface Started {
  gesture: Gesture;
  selection: ReadonlySet<string>;
}

/** What a press with the select tool begins, and what is chosen by it. */
export function startGesture(scene: Scene, touch: Touch): Started {
  const { tables, selection, scale } = scene;
  const { at, isAdding, isFinger } = touch;
  const [only] = selection.size === 1 ? tables.filter(({ id }) => selection.has(id)) : [];
  const reach = handleReach[isFinger ? 'touch' : 'mouse'] / scale;
  const handle = only && handleAt(only, at, { distance: handleOff / scale, reach });
  if (only && handle) {
    const gesture: Gesture =
      handle === 'turn' ? { kind: 'turn', table: only } : { kind: 'resize', table: only, handle };
    return { gesture, selection };
  }

  const hit = tableAt(tables, at, isFinger ? 8 / scale : 0);
  if (!hit) {
    const kept = isAdding ? selection : new Set<string>();
    const gesture: Gesture = isFinger ? { kind: 'pan' } : { kind: 'frame', from: at, kept };
    return { gesture, selection: kept };
  }
  const chosen = choose(selection, hit.id, isAdding);
  const origin = tables.filter(({ id }) => chosen.has(id));
  const box = boxOfTables(origin) ?? boxAround(at, { x: 0, y: 0 });
  const others = tables.filter(({ id }) => !chosen.has(id));
  const lines = snapLines(scene.room, others);
  return { gesture: { kind: 'move', from: at, origin, box, lines }, selection: chosen };
}

function choose(selection: ReadonlySet<string>, id: string, isAdding: boolean) {
  if (!isAdding) return selection.has(id) ? selection : new Set([id]);
  const next = new Set(selection);
  if (next.has(id)) next.delete(id);
  else next.add(id);
  return next;
}

export interface Preview {
  /** As they would be if the gesture ended here. */
  tables: readonly PlanTable[];
  guides: readonly Guide[];
  frame?: Box;
  /** What a frame has chosen so far. */
  selection?: ReadonlySet<string>;
}

/** How the room looks while the pointer is at a point; `isFree` leaves grid and lines out of it. */
export function previewGesture(
  gesture: Gesture,
  scene: Scene,
  { at, isFree }: { at: Point; isFree: boolean },
): Preview {
  switch (gesture.kind) {
    case 'pan':
      return { tables: [], guides: [] };
    case 'frame': {
      const frame = boxBetween(gesture.from, at);
      const inside = tablesIn(scene.tables, frame).map(({ id }) => id);
      return { tables: [], guides: [], frame, selection: new Set([...gesture.kept, ...inside]) };
    }
    case 'turn':
      return { tables: [inside(scene, turnTable(gesture.table, at, isFree))], guides: [] };
    case 'resize': {
      const resized = resizeTable(gesture.table, gesture.handle, at);
      return { tables: [inside(scene, resized)], guides: [] };
    }
    case 'move':
      return previewMove(gesture, scene, { at, isFree });
  }
}

function previewMove(
  { from, origin, box, lines }: Extract<Gesture, { kind: 'move' }>,
  scene: Scene,
  { at, isFree }: { at: Point; isFree: boolean },
): Preview {
  const by = { x: at.x - from.x, y: at.y - from.y };
  const moved = {
    left: box.left + by.x,
    right: box.right + by.x,
    top: box.top + by.y,
    bottom: box.bottom + by.y,
  };
  const snapped = isFree ? { x: 0, y: 0, guides: [] } : snap(moved, lines, snapReach / scene.scale);
  const step = { x: tenth(by.x + snapped.x), y: tenth(by.y + snapped.y) };
  return { tables: moveAll(scene.room, origin, step), guides: snapped.guides };
}

/** Moves tables together: they keep their distances, and stop together at the walls. */
export function moveAll(room: RoomSize, tables: readonly PlanTable[], by: Point): PlanTable[] {
  const box = boxOfTables(tables);
  if (!box) return [];
  const x = hold(by.x, box.left, box.right, room.width * 100);
  const y = hold(by.y, box.top, box.bottom, room.depth * 100);
  return tables.map((table) => ({ ...table, x: tenth(table.x + x), y: tenth(table.y + y) }));
}

function hold(by: number, from: number, to: number, length: number): number {
  return Math.min(Math.max(by, -from), Math.max(length - to, -from));
}

function inside({ room }: Scene, table: PlanTable): PlanTable {
  return moveTable(room, table, table);
}
