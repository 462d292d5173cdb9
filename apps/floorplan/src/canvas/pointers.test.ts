import { afterEach, expect, test } from 'vitest';
import { aNewTable } from '../plan/plan-table.ts';
import type { Viewport } from '../plan/viewport.ts';
import type { Tool } from './gesture.ts';
import { Pointers } from './pointers.ts';

const table = aNewTable('1', '1', { x: 200, y: 200 });
let pointers: Pointers | undefined;
afterEach(() => pointers?.close());

/** A plan of one table, a pixel for a centimetre, that notes what it is told. */
function open(tool: Tool = 'select') {
  const element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  const heard: string[] = [];
  let view: Viewport = { scale: 1, x: 0, y: 0 };
  let moved: { x: number; y: number } | undefined;
  pointers = new Pointers(element, {
    scene: () => ({
      room: { width: 10, depth: 10 },
      tables: [table],
      selection: new Set(),
      scale: 1,
      tool,
      view,
    }),
    onView: (change) => {
      view = change(view);
      heard.push('view');
    },
    onSelect: (ids) => heard.push(`select ${[...ids].join()}`),
    onPreview: ({ tables: [first] }) => (moved = first),
    onDone: (preview) => heard.push(preview ? 'done' : 'given up'),
    onClick: (used, at) => heard.push(`${used} at ${at.x} ${at.y}`),
  });
  const point = (type: string, x: number, y: number, given: PointerEventInit = {}) =>
    element.dispatchEvent(
      new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, button: 0, ...given }),
    );
  return { heard, point, view: () => view, moved: () => moved };
}

test('a table is pressed, carried and put down', () => {
  const { heard, point, moved } = open();
  point('pointerdown', 200, 200);
  point('pointermove', 300, 260);
  point('pointerup', 300, 260);
  expect(heard).toEqual(['select 1', 'done']);
  expect(moved()).toMatchObject({ x: 300 });
});

test('a hand that trembles moves nothing', () => {
  const { heard, point, moved } = open();
  point('pointerdown', 200, 200);
  point('pointermove', 201, 201);
  point('pointerup', 201, 201);
  expect([heard, moved()]).toEqual([['select 1', 'given up'], undefined]);
});

test('Escape gives up what is going on, and nothing else', () => {
  const { heard, point } = open();
  expect(pointers?.cancel()).toBe(false);
  point('pointerdown', 200, 200);
  point('pointermove', 300, 260);
  expect(pointers?.cancel()).toBe(true);
  expect(heard).toEqual(['select 1', 'given up']);
});

test('two fingers that spread make the room larger, and move no table', () => {
  const { heard, point, view } = open();
  const finger = (pointerId: number) => ({ pointerId, pointerType: 'touch' });
  point('pointerdown', 200, 200, finger(1));
  point('pointerdown', 300, 200, finger(2));
  point('pointermove', 400, 200, finger(2));
  point('pointerup', 400, 200, finger(2));
  point('pointerup', 200, 200, finger(1));
  expect(view().scale).toBe(2);
  expect(heard).not.toContain('done');
});

test('one finger beside the tables moves the room', () => {
  const { point, view } = open();
  point('pointerdown', 600, 600, { pointerType: 'touch' });
  point('pointermove', 630, 620, { pointerType: 'touch' });
  point('pointerup', 630, 620, { pointerType: 'touch' });
  expect(view()).toEqual({ scale: 1, x: 30, y: 20 });
});

test('a click with a tool tells where; a finger that slides with it moves the room instead', () => {
  const { heard, point } = open('add');
  point('pointerdown', 500, 500);
  point('pointerup', 500, 500);
  expect(heard).toEqual(['add at 500 500']);
  point('pointerdown', 500, 500, { pointerType: 'touch' });
  point('pointermove', 540, 500, { pointerType: 'touch' });
  point('pointerup', 540, 500, { pointerType: 'touch' });
  expect(heard).toEqual(['add at 500 500', 'view']);
});
