import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName, nextTableName } from './name.ts';
import {
  boxOf,
  keepPlace,
  middleOf,
  placeAt,
  placeInside,
  type TablePlace,
} from './table-place.ts';
import { shapeTable, turnOf } from './table-shape.ts';

const size = fc.record({
  width: fc.double({ min: 1, max: 200, noNaN: true }),
  depth: fc.double({ min: 1, max: 200, noNaN: true }),
});
const units = fc.integer({ min: 10, max: 2_000 });
const anywhere = fc.double({ min: -1e9, max: 1e9, noNaN: true });
const table: fc.Arbitrary<TablePlace> = fc
  .record({
    shape: fc.constantFrom('SQUARE' as const, 'ROUND' as const),
    width: units,
    depth: units,
    leftratio: anywhere,
    topratio: anywhere,
    rotation: fc.integer({ min: -720, max: 720 }),
  })
  .map(({ leftratio, topratio, rotation, ...given }) => ({
    ...shapeTable(given),
    leftratio,
    topratio,
    rotation,
  }));

test('a table is square, 160 by 79, unless somebody says otherwise', () => {
  expect(shapeTable({})).toEqual({ shape: 'SQUARE', width: 160, depth: 79, diameter: 100 });
  expect(shapeTable({ shape: 'ROUND' })).toMatchObject({ width: 100, depth: 100 });
});

test('a round table stays round, whatever its sides are said to be', () => {
  fc.assert(
    fc.property(units, units, (width, depth) => {
      const round = shapeTable({ shape: 'ROUND', width, depth });
      expect([round.depth, round.diameter]).toEqual([width, width]);
    }),
  );
});

test('a table that is turned twice around stands as before', () => {
  expect([turnOf(720), turnOf(-90), turnOf(45.4)]).toEqual([0, 270, 45]);
  fc.assert(fc.property(fc.integer(), (turn) => turnOf(turn) >= 0 && turnOf(turn) < 360));
});

/** Inside the walls, to a tenth of a millimetre; what is larger than the room reaches through both. */
function isBetween(from: number, to: number, length: number): boolean {
  return to - from > length || (from >= -0.01 && to <= length + 0.01);
}

test('no table stands in a wall', () => {
  fc.assert(
    fc.property(size, table, (room, given) => {
      const box = boxOf(room, placeInside(room, given));
      expect(isBetween(box.left, box.right, room.width * 100)).toBe(true);
      expect(isBetween(box.top, box.bottom, room.depth * 100)).toBe(true);
    }),
  );
});

test('putting a table back into its room twice moves it once', () => {
  fc.assert(
    fc.property(size, table, (room, given) => {
      const once = placeInside(room, given);
      const twice = placeInside(room, once);
      expect(Math.abs(middleOf(room, twice).x - middleOf(room, once).x)).toBeLessThan(0.01);
      expect(Math.abs(middleOf(room, twice).y - middleOf(room, once).y)).toBeLessThan(0.01);
    }),
  );
});

test('a room that grows leaves its tables where they are', () => {
  const room = { width: 10, depth: 10 };
  const stands = placeAt(
    room,
    { ...shapeTable({}), leftratio: 0, topratio: 0, rotation: 0 },
    {
      x: 300,
      y: 400,
    },
  );
  const after = keepPlace(room, { width: 20, depth: 12 }, stands);
  const middle = middleOf({ width: 20, depth: 12 }, after);
  expect([Math.round(middle.x), Math.round(middle.y)]).toEqual([300, 400]);
});

test.each([
  [[], '1'],
  [['1', '2', 'Bar'], '3'],
  [['7', '3', '12a'], '8'],
  [['99999999999999999999'], '1'],
])('after %j the next table is %s', (names, next) => {
  expect(nextTableName(names)).toBe(next);
});

test('the next name is never one that is there', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat().map(String), fc.string())), (names) => {
      expect(names.map((name) => name.trim())).not.toContain(nextTableName(names));
    }),
  );
});

test.each([
  ['Saal', ['Saal'], 'Saal 2'],
  ['Saal 2', ['Saal', 'Saal 2'], 'Saal 3'],
  ['Saal', ['Saal', 'Saal 7', 'Saal links'], 'Saal 8'],
])('the copy of %s among %j is %s', (name, taken, copy) => {
  expect(copyName(name, taken)).toBe(copy);
});
