import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aNewTable } from '../plan/plan-table.ts';
import { boxOfTables } from '../plan/snap.ts';
import { moveAll, previewGesture, startGesture, type Scene } from './gesture.ts';

const room = { width: 10, depth: 10 };
const one = aNewTable('1', '1', { x: 200, y: 200 });
const two = aNewTable('2', '2', { x: 600, y: 200 });
const scene = (...chosen: string[]): Scene => ({
  room,
  tables: [one, two],
  selection: new Set(chosen),
  scale: 1,
});
const press = (x: number, y: number, given = {}) => ({
  at: { x, y },
  isAdding: false,
  isFinger: false,
  ...given,
});

test('a press on a table chooses it and begins to move it', () => {
  const { gesture, selection } = startGesture(scene(), press(200, 200));
  expect([gesture.kind, [...selection]]).toEqual(['move', ['1']]);
  const { tables } = previewGesture(gesture, scene(), { at: { x: 310, y: 250 }, isFree: true });
  expect(tables).toMatchObject([{ id: '1', x: 310, y: 250 }]);
});

test('a press on one of several chosen tables moves all of them', () => {
  const { gesture } = startGesture(scene('1', '2'), press(200, 200));
  const { tables } = previewGesture(gesture, scene(), { at: { x: 250, y: 200 }, isFree: true });
  expect(tables.map(({ x }) => x)).toEqual([250, 650]);
});

test('with Shift a press adds a table to what is chosen, and takes it out again', () => {
  const add = press(600, 200, { isAdding: true });
  expect([...startGesture(scene('1'), add).selection]).toEqual(['1', '2']);
  expect([...startGesture(scene('1', '2'), add).selection]).toEqual(['1']);
});

test('a table that is moved near another one’s line is held by it', () => {
  const { gesture } = startGesture(scene(), press(200, 200));
  const { tables, guides } = previewGesture(gesture, scene(), {
    at: { x: 203, y: 204 },
    isFree: false,
  });
  expect(tables[0]?.y).toBe(200);
  expect(guides).toContainEqual({ axis: 'y', at: 200 });
});

test('a press beside the tables draws a frame with the mouse, and moves the room with a finger', () => {
  const framed = startGesture(scene('2'), press(50, 50));
  expect([framed.gesture.kind, framed.selection.size]).toEqual(['frame', 0]);
  const at = { at: { x: 400, y: 400 }, isFree: false };
  expect([...(previewGesture(framed.gesture, scene(), at).selection ?? [])]).toEqual(['1']);
  const finger = startGesture(scene(), press(50, 50, { isFinger: true }));
  expect(finger.gesture.kind).toBe('pan');
});

test('the one chosen table has handles', () => {
  const corner = startGesture(scene('1'), press(280, 240));
  expect(corner.gesture).toMatchObject({ kind: 'resize', handle: 'se' });
  const knob = startGesture(scene('1'), press(200, 200 - 40 - 26));
  expect(knob.gesture.kind).toBe('turn');
});

test('tables that are moved together keep their distances and stay inside', () => {
  const by = fc.record({
    x: fc.integer({ min: -2_000, max: 2_000 }),
    y: fc.integer({ min: -2_000, max: 2_000 }),
  });
  fc.assert(
    fc.property(by, (step) => {
      const [first, second] = moveAll(room, [one, two], step);
      expect([(second?.x ?? 0) - (first?.x ?? 0), second?.y]).toEqual([400, first?.y]);
      const box = boxOfTables([first ?? one, second ?? two]);
      expect(Math.min(box?.left ?? -1, box?.top ?? -1)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box?.right ?? 9e9, box?.bottom ?? 9e9)).toBeLessThanOrEqual(1_000);
    }),
  );
});
