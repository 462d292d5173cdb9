import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import type { TableReply } from '@stammtisch/contracts/room/room';
import { newTable } from '@stammtisch/domain/room/table-shape';
import { expect, test } from 'vitest';
import { drawRoom } from './place-of.ts';

function aPlaced(name: string, given: Partial<NonNullable<TableReply['config']>>): TableReply {
  const ratios = { leftratio: 0.1, topratio: 0.1, widthratio: 0.1, heightratio: 0.1 };
  return { ...aPlanTable(name), config: { ...newTable, ...ratios, rotation: 0, ...given } };
}

test('only the part of a room is drawn where something stands', () => {
  const tables = [aPlaced('1', { leftratio: 0.1 }), aPlaced('2', { leftratio: 0.5 })];
  const { width, depth } = drawRoom(aRoom({ tables }));
  expect(width).toBeCloseTo(400 + 160 + 120);
  expect(depth).toBeCloseTo(79 + 120);
});

test('walls are where the drawing ends', () => {
  const tables = [aPlaced('1', { leftratio: 0, topratio: 0 }), aPlaced('2', { leftratio: 0.84 })];
  expect(drawRoom(aRoom({ tables })).width).toBe(1_000);
});

test('a table that was turned by a quarter stands upright', () => {
  const tables = [aPlaced('1', { rotation: 90 })];
  const { width, depth } = drawRoom(aRoom({ tables }));
  expect(depth).toBeGreaterThan(width);
});

test('what was never placed stands in rows of five, and within the drawing', () => {
  const tables = Array.from({ length: 12 }, (_, index) => aPlanTable(`${index + 1}`));
  const { places } = drawRoom(aRoom({ tables }));
  expect(new Set([...places.values()].map(({ y }) => y)).size).toBe(3);
  const middles = [...places.values()].flatMap(({ x, y }) => [x, y]);
  expect(middles.every((part) => part > 0 && part < 1)).toBe(true);
});
