import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSpot } from './free-spot.ts';
import { handlesOf, resizeTable, turnTable } from './handles.ts';
import { intoTable, outOfTable, tableAt, tablesIn } from './hit.ts';
import { aNewTable, moveTable, planTableOf, withShape, writtenTableOf } from './plan-table.ts';
import { chairsOf } from './seats.ts';
import { boxOfTable, snap, snapLines } from './snap.ts';
import { tablesOf, templateNames } from './templates.ts';
import { fit, pinch, toRoom, zoom } from './viewport.ts';

const room = { width: 10, depth: 10 };
const at = (x: number, y: number, given = {}) => ({ ...aNewTable('1', '1', { x, y }), ...given });
const near = (value: number) => expect.closeTo(value, 3);

const anyTable = fc
  .record({
    x: fc.integer({ min: 200, max: 800 }),
    y: fc.integer({ min: 200, max: 800 }),
    width: fc.integer({ min: 20, max: 300 }),
    depth: fc.integer({ min: 20, max: 300 }),
    rotation: fc.integer({ min: 0, max: 359 }),
    isRound: fc.boolean(),
    seats: fc.integer({ min: 0, max: 40 }),
  })
  .map(({ isRound, ...given }) => {
    const table = at(given.x, given.y, given);
    return isRound ? withShape({ ...table, diameter: given.width }, 'ROUND') : table;
  });

test('what is stored and read again stands where it stood', () => {
  fc.assert(
    fc.property(anyTable, (given) => {
      const table = moveTable(room, given, given);
      const written = writtenTableOf(room, table, 3);
      expect(planTableOf(room, { ...written, _links: {} })).toEqual(table);
    }),
  );
});

test('a table is met inside its edges, turned or not', () => {
  fc.assert(
    fc.property(anyTable, fc.double({ min: -0.49, max: 0.49, noNaN: true }), (table, part) => {
      expect(tableAt([table], outOfTable(table, { x: part * table.width, y: 0 }))).toBe(table);
      expect(tableAt([table], outOfTable(table, { x: table.width, y: 0 }))).toBeUndefined();
    }),
  );
});

test('a frame holds the tables that lie in it with all of themselves', () => {
  const [inside, across] = [at(200, 200), at(390, 200, { id: '2' })];
  expect(tablesIn([inside, across], { left: 0, top: 0, right: 400, bottom: 400 })).toEqual([
    inside,
  ]);
});

test('pulling a corner leaves the opposite one where it is, and round tables round', () => {
  fc.assert(
    fc.property(anyTable, fc.nat(1_000), fc.nat(1_000), (table, x, y) => {
      const resized = resizeTable(table, 'se', { x, y });
      const [before, after] = [handlesOf(table, 0).nw, handlesOf(resized, 0).nw];
      expect(after).toEqual({ x: near(before.x), y: near(before.y) });
      expect(resized.shape === 'ROUND' && resized.width !== resized.depth).toBe(false);
      expect(Math.min(resized.width, resized.depth)).toBeGreaterThanOrEqual(10);
    }),
  );
});

test('the knob turns the table around its middle, in steps unless one wants otherwise', () => {
  const table = at(500, 500);
  expect(turnTable(table, { x: 900, y: 500 }).rotation).toBe(90);
  expect(turnTable(table, { x: 500, y: 100 }).rotation).toBe(0);
  expect(turnTable(table, { x: 100, y: 490 }).rotation).toBe(270);
  expect(turnTable(table, { x: 900, y: 490 }, true).rotation).toBe(89);
  const there = outOfTable({ ...table, rotation: 30 }, { x: 10, y: 20 });
  expect(intoTable({ ...table, rotation: 30 }, there)).toEqual({ x: near(10), y: near(20) });
});

test('a table that comes near another is aligned with it, and one that does not stands on the grid', () => {
  const lines = snapLines(room, [at(500, 500)]);
  const close = snap(boxOfTable(at(504, 300)), lines, 8);
  expect([close.x, close.guides[0]]).toEqual([-4, { axis: 'x', at: 500 }]);
  const far = snap(boxOfTable(at(233, 287)), snapLines(room, []), 2);
  expect(far.guides).toEqual([]);
  expect((153 + far.x) % 10).toBe(0);
});

test('what is under the pointer stays under it when one zooms', () => {
  const point = fc.record({ x: fc.nat(1_000), y: fc.nat(1_000) });
  fc.assert(
    fc.property(point, fc.constantFrom(1.1, 1 / 1.1, 2), (pointer, factor) => {
      const view = fit(room, { width: 800, height: 600 });
      const [before, after] = [toRoom(view, pointer), toRoom(zoom(view, factor, pointer), pointer)];
      expect(after).toEqual({ x: near(before.x), y: near(before.y) });
    }),
  );
});

test('two fingers that spread make the room larger, and two that slide move it', () => {
  const view = { scale: 1, x: 0, y: 0 };
  const fingers = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const spread = pinch(view, fingers, [
    { x: 50, y: 100 },
    { x: 250, y: 100 },
  ]);
  expect(spread.scale).toBe(2);
  const slid = pinch(view, fingers, [
    { x: 110, y: 130 },
    { x: 210, y: 130 },
  ]);
  expect(slid).toEqual({ scale: 1, x: 10, y: 30 });
});

test('there are as many chairs as seats, all outside the table', () => {
  fc.assert(
    fc.property(anyTable, (table) => {
      const chairs = chairsOf(table);
      expect(chairs).toHaveLength(table.seats);
      const still = { ...table, rotation: 0 };
      const inside = chairs.filter((chair) =>
        tableAt([still], { x: table.x + chair.x, y: table.y + chair.y }),
      );
      expect(inside).toEqual([]);
    }),
  );
});

test('a new table gets a spot where nothing stands, as long as there is one', () => {
  const tables = [at(150, 100)];
  const spot = freeSpot(room, tables, { width: 160, depth: 79 });
  expect(tableAt(tables, spot, 60)).toBeUndefined();
});

test.each(templateNames)('the template %s fills rooms of every size with tables inside', (name) => {
  const size = fc.record({
    width: fc.integer({ min: 3, max: 60 }),
    depth: fc.integer({ min: 3, max: 60 }),
  });
  let id = 0;
  fc.assert(
    fc.property(size, (given) => {
      const tables = tablesOf(name, given, () => String((id += 1)));
      expect(tables.some(({ seats }) => seats > 0)).toBe(true);
      expect(new Set(tables.map((table) => table.name)).size).toBe(tables.length);
      const outside = tables.filter((table) => {
        const box = boxOfTable(table);
        return box.left < -1 || box.top < -1 || box.right > given.width * 100 + 1;
      });
      expect(outside).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
