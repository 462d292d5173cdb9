import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatWaiting } from './seat-waiting.ts';
import { collide, holdOf } from './testing/oracle.ts';
import { aDay, aFloor, aParty, smallDay } from './testing/small-day.ts';

const placesOf = (...given: Parameters<typeof seatWaiting>) =>
  Object.fromEntries(seatWaiting(...given).map(({ party, tableIds }) => [party.id, tableIds]));

test('the largest party chooses first, and who has a table keeps it', () => {
  const parties = [
    aParty({ id: 'stays', tableIds: ['a'] }),
    aParty({ id: 'couple' }),
    aParty({ id: 'family', persons: 4 }),
  ];
  const all = new Set(['couple', 'family', 'stays']);
  expect(placesOf(aDay(aFloor([4, 4, 2]), parties), all)).toEqual({ family: ['b'], couple: ['c'] });
});

test('who waits besides was promised a table, also where nobody else finds one then', () => {
  const parties = [aParty({ id: 'guest' }), aParty({ id: 'imported' })];
  expect(placesOf(aDay(aFloor([2]), parties), new Set(['imported']))).toEqual({});
});

test('nobody sits where another one does, and nobody who was not asked for is put anywhere', () => {
  fc.assert(
    fc.property(smallDay(), fc.integer({ min: 1, max: 3 }), (day, every) => {
      const waiting = day.parties.filter(({ tableIds }) => tableIds.length === 0);
      const ids = new Set(waiting.filter((_, index) => index % every === 0).map(({ id }) => id));
      const moves = seatWaiting(day, ids);
      const tablesOf = new Map(moves.map(({ party, tableIds }) => [party.id, tableIds]));
      expect([...tablesOf.keys()].filter((id) => !ids.has(id))).toEqual([]);
      const after = day.parties.map((party) => {
        return { ...party, tableIds: tablesOf.get(party.id) ?? party.tableIds };
      });
      for (const party of after.filter(({ id }) => tablesOf.has(id))) {
        const others = after.filter(({ id }) => id !== party.id);
        const mine = holdOf(day, party);
        expect(others.filter((other) => collide(mine, holdOf(day, other)))).toEqual([]);
      }
    }),
  );
});
