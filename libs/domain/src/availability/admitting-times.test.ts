import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileDay } from '../assignment/compile-day.ts';
import type { AssignmentDay, DayParty } from '../assignment/day.ts';
import { collide, holdOf, tryAll } from '../assignment/testing/oracle.ts';
import { aDay, aFloor, aParty, smallDay } from '../assignment/testing/small-day.ts';
import type { EpochMinute } from '../time/minute.ts';
import { admitsAt, welcome } from './admitting-times.ts';

const at = (value: number) => value as EpochMinute;
const stayFrom = (from: number) => ({ from: at(from), to: at(from + 95) });

/** Nobody waits: who has no table is not in the house. */
function withoutWaiting(day: AssignmentDay): AssignmentDay {
  return { ...day, parties: day.parties.filter((party) => party.tableIds.length > 0) };
}

function isPossible(day: AssignmentDay, me: DayParty): boolean {
  const asked = { ...day, parties: [...day.parties, me] };
  return tryAll(asked, compileDay(asked).movable, () => true).points !== undefined;
}

test('a time is offered exactly when some plan has a table for the party, sets included', () => {
  let offered = 0;
  let refused = 0;
  fc.assert(
    fc.property(smallDay(5), fc.constantFrom(1, 2, 4, 6), (any, persons) => {
      const day = withoutWaiting(any);
      const stays = [0, 40, 80, 120].map(stayFrom);
      const admits = admitsAt(day, { persons }, stays);
      for (const { from, to } of stays) {
        const me = aParty({ id: 'me', persons, from, to });
        const isFree = isPossible(day, me);
        expect(admits(from)).toBe(isFree);
        offered += isFree ? 1 : 0;
        refused += isFree ? 0 : 1;
        const place = welcome(day, { persons }, { from, to });
        expect(place !== undefined).toBe(isFree);
        if (!place) continue;
        const tables = new Map(place.moves.map((move) => [move.party.id, move.tableIds]));
        const parties = day.parties.map((party) => {
          return { ...party, tableIds: tables.get(party.id) ?? party.tableIds };
        });
        const held = holdOf(day, { ...me, tableIds: place.tableIds });
        expect(parties.filter((other) => collide(held, holdOf(day, other)))).toEqual([]);
      }
    }),
    { numRuns: 400, seed: 11 },
  );
  expect(Math.min(offered, refused)).toBeGreaterThan(100);
});

test('who waits for a table is seated first in mind, as far as there is room', () => {
  const waiting = aParty({ id: 'waiting' });
  const one = aDay(aFloor([2]), [waiting]);
  const two = aDay(aFloor([2]), [waiting, { ...waiting, id: 'too' }]);
  const stay = { from: at(1080), to: at(1200) };
  expect(admitsAt(one, { persons: 2 }, [stay])(stay.from)).toBe(false);
  expect(admitsAt(two, { persons: 2 }, [stay])(stay.from)).toBe(false);
  expect(admitsAt({ ...one, parties: [] }, { persons: 2 }, [stay])(stay.from)).toBe(true);
});

test('in the night when the clocks go back a stay is as long as it lasts, not as the clock says', () => {
  // 02:30 comes twice that night, an hour apart; minutes that have passed tell the two apart.
  const first = aParty({ id: 'first', from: 150, to: 210, tableIds: ['a'], hold: 'seated' });
  const stays = [150, 180, 210].map((from) => ({ from: at(from), to: at(from + 60) }));
  const admits = admitsAt(aDay(aFloor([2]), [first]), { persons: 2 }, stays);
  expect(stays.map(({ from }) => admits(from))).toEqual([false, false, true]);
});
