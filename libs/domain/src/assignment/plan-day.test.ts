import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestFit } from './best-fit.ts';
import { compileDay } from './compile-day.ts';
import type { AssignmentDay } from './day.ts';
import { planDay, type DayPlan } from './plan-day.ts';
import { placesOf, unfitness } from './places.ts';
import { collide, holdOf, tryAll } from './testing/oracle.ts';
import { aDay, aFloor, aParty, aTable, smallDay } from './testing/small-day.ts';

const little = { steps: 600 };

/** The day as it is once the plan is taken. */
function taken(day: AssignmentDay, plan: DayPlan): AssignmentDay {
  const to = new Map(plan.moves.map((move) => [move.party.id, move.tableIds]));
  const parties = day.parties.map((party) => {
    return { ...party, tableIds: to.get(party.id) ?? party.tableIds };
  });
  return { ...day, parties };
}

describe('the plan of a day', () => {
  test('seats two couples and a party of four at a table of two and one of four', () => {
    const day = aDay(aFloor([4, 2]), [
      aParty({ id: 'early', tableIds: ['a'] }),
      aParty({ id: 'family', persons: 4 }),
      aParty({ id: 'late', from: 1200, to: 1300 }),
    ]);
    const plan = planDay(day);
    const places = Object.fromEntries(plan.moves.map((each) => [each.party.id, each.tableIds]));
    expect(places).toEqual({ early: ['b'], family: ['a'], late: ['b'] });
    expect(plan).toMatchObject({ guests: 8, mostGuests: 8, waiting: [] });
  });

  test('keeps tables together for the party of eight', () => {
    const sets = [{ id: 'ab', tableIds: ['a', 'b'], minPersons: 5, maxPersons: 8 }];
    const day = aDay(aFloor([4, 4, 4], { sets }), [
      aParty({ id: 'four', persons: 4 }),
      aParty({ id: 'eight', persons: 8 }),
    ]);
    const places = planDay(day).moves.map((each) => [each.party.id, ...each.tableIds]);
    expect(places).toEqual([
      ['four', 'c'],
      ['eight', 'a', 'b'],
    ]);
  });

  test.each(['seated', 'locked', 'pinned'] as const)('leaves a %s party where it is', (hold) => {
    const day = aDay(aFloor([4, 2]), [
      aParty({ id: 'couple', tableIds: ['a'], hold }),
      aParty({ id: 'family', persons: 4 }),
    ]);
    const plan = planDay(day);
    expect(plan.moves).toEqual([]);
    expect(plan.waiting).toMatchObject([{ id: 'family' }]);
    expect(plan.mostGuests).toBe(0);
  });

  test('takes no table from a couple for a larger party', () => {
    const day = aDay(aFloor([8]), [
      aParty({ id: 'couple', tableIds: ['a'] }),
      aParty({ id: 'eight', persons: 8 }),
    ]);
    expect(planDay(day).moves).toEqual([]);
  });

  test('lets a wish and a priority decide between equal tables', () => {
    const tables = [
      aTable({ id: 'a' }),
      aTable({ id: 'b', priority: 5 }),
      aTable({ id: 'c', tags: ['Fenster'] }),
    ];
    const day = aDay(aFloor([], { tables }), [
      aParty({ id: 'any' }),
      aParty({ id: 'window', wishes: ['Fenster'] }),
    ]);
    const places = planDay(day).moves.map((each) => [each.party.id, ...each.tableIds]);
    expect(places).toEqual([
      ['any', 'b'],
      ['window', 'c'],
    ]);
  });

  test('leaves the clearing time between two parties', () => {
    const tables = [aTable({ id: 'a', clearingMinutes: 15 })];
    const parties = [aParty({ id: 'first' }), aParty({ id: 'next', from: 1210, to: 1300 })];
    expect(planDay(aDay(aFloor([], { tables }), parties)).waiting).toHaveLength(1);
  });

  test('of an empty day is empty', () => {
    expect(planDay(aDay(aFloor([]), []))).toMatchObject({ moves: [], waiting: [], guests: 0 });
  });
});

describe('whatever the day, its plan', () => {
  test('puts two parties at one table never at once, and everybody only where they may sit', () => {
    fc.assert(
      fc.property(smallDay(), (day) => {
        const plan = planDay(day, little);
        const after = taken(day, plan);
        for (const { party } of plan.moves) {
          const mine = after.parties.find((each) => each.id === party.id)!;
          const others = after.parties.filter((each) => each !== mine);
          const held = holdOf(after, mine);
          if (others.some((other) => collide(held, holdOf(after, other)))) return false;
          const place = placesOf(day.floor).find((each) => {
            const ids = each.members.map((index) => day.floor.tables[index]!.id);
            return ids.join() === mine.tableIds.join();
          });
          if (!place || unfitness(day, mine, place) || party.hold !== undefined) return false;
        }
        return true;
      }),
    );
  });

  test('is never worse than best fit', () => {
    fc.assert(
      fc.property(smallDay(12), (day) => {
        const of = compileDay(day);
        const plan = planDay(day, little);
        const simple = bestFit(of);
        const guests = of.movable.reduce((sum, party, index) => {
          return simple.placeOf[index] === -1 ? sum : sum + party.persons;
        }, 0);
        return (
          plan.guests * 100 >= guests * 100 - 99 * of.movable.length && plan.points <= plan.bound
        );
      }),
    );
  });

  test('and its bound lie around the best of all plans, tried one by one', () => {
    fc.assert(
      fc.property(smallDay(5), (day) => {
        const { movable } = compileDay(day);
        const best = tryAll(day, movable);
        const plan = planDay(day, little);
        const points = best.points ?? 0;
        expect(plan.points).toBeLessThanOrEqual(points);
        expect(plan.bound).toBeGreaterThanOrEqual(points);
        expect(plan.mostGuests).toBeGreaterThanOrEqual(best.guests);
      }),
      { numRuns: 300 },
    );
  });

  test('is the same for the same day', () => {
    fc.assert(
      fc.property(smallDay(), (day) => {
        expect(planDay(day, little)).toEqual(planDay(day, little));
      }),
      { numRuns: 20 },
    );
  });
});
