import { aReservation, aTable } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { expect, test } from 'vitest';
import { tablesAtPlan } from './tables-at-plan.ts';

const rooms = [aRoom({ tables: [aPlanTable('12'), aPlanTable('5', 2), aPlanTable('6', 2)] })];
const [twelve, five, six] = [aTable('12').id, aTable('5').id, aTable('6').id];

test('a table that seats all of a party takes it whole', () => {
  const party = aReservation({ tables: [aTable('5', 2), aTable('6', 2)] });
  expect(tablesAtPlan(party, { tables: [twelve], from: six }, rooms)).toEqual([twelve]);
});

test('a small table takes the place of the one that the party was taken from', () => {
  const party = aReservation({
    tables: [aTable('12'), aTable('5', 2)],
    persons: { from: 6, to: 6 },
  });
  expect(tablesAtPlan(party, { tables: [six], from: five }, rooms)).toEqual([twelve, six]);
});

test('a party without a table sits where it was put', () => {
  expect(tablesAtPlan(aReservation({ tables: [] }), { tables: [five] }, rooms)).toEqual([five]);
});

test('several tables are meant as they are', () => {
  expect(tablesAtPlan(aReservation(), { tables: [five, six] }, rooms)).toEqual([five, six]);
});
