import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EpochMinute } from '../time/minute.ts';
import { chooseTable, overlaps } from '../table/choose-table.ts';
import { fitsGuestLimit, guestsIn } from './guest-limit.ts';

const at = (value: number) => value as EpochMinute;

describe('guest limits', () => {
  test.each([
    ['without a limit anybody fits', -1, 500, 500, true],
    ['nobody fits when it is blocked', 0, 0, 1, false],
    ['the last party may exceed by 10 percent', 10, 9, 2, true],
    ['but not by more', 10, 9, 3, false],
    ['a full house takes nobody, however small', 10, 10, 1, false],
    ['10 percent of a small limit is nothing', 5, 4, 2, false],
    ['20 guests may become 22', 20, 19, 3, true],
  ])('%s', (_, limit, current, party, expected) => {
    expect(fitsGuestLimit(limit, current, party)).toBe(expected);
  });

  test('whoever comes in which order, the house never holds more than 10 percent above', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 100 }),
        (limit, parties) => {
          const guests = parties.reduce(
            (sum, party) => (fitsGuestLimit(limit, sum, party) ? sum + party : sum),
            0,
          );
          return guests * 10 <= limit * 11;
        },
      ),
    );
  });

  test('a party counts where it starts, not where it ends', () => {
    const opening = { start: at(100), end: at(200) };
    const parties = [
      { start: at(99), persons: 1 },
      { start: at(100), persons: 2 },
      { start: at(199), persons: 4 },
      { start: at(200), persons: 8 },
    ];
    expect(guestsIn(opening, parties)).toBe(6);
  });
});

describe('choosing a table', () => {
  const tables = [
    { id: 'hall', seats: 8, assignable: true },
    { id: 'couple', seats: 2, assignable: true },
    { id: 'plant', seats: 0, assignable: true },
    { id: 'private', seats: 2, assignable: false },
  ];
  const stay = { from: at(0), to: at(120) };

  test('wastes as few seats as possible', () => {
    const chosen = chooseTable(tables, [], { persons: 2, stay, maxFreeSeats: -1 });
    expect(chosen?.id).toBe('couple');
  });

  test('a table ends with its party, to the minute', () => {
    const taken = [{ table: 'couple', from: at(120), to: at(240) }];
    expect(chooseTable(tables, taken, { persons: 2, stay, maxFreeSeats: -1 })?.id).toBe('couple');
  });

  test('two people do not get the hall when the house says so', () => {
    const taken = [{ table: 'couple', from: at(0), to: at(1) }];
    expect(chooseTable(tables, taken, { persons: 2, stay, maxFreeSeats: 2 })).toBeUndefined();
  });

  test('a chosen table is always free, large enough and meant for guests', () => {
    const occupation = fc.record({
      table: fc.constantFrom('hall', 'couple'),
      from: fc.integer({ min: -200, max: 200 }).map(at),
      length: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(occupation), fc.integer({ min: 1, max: 10 }), (taken, persons) => {
        const occupations = taken.map((each) => ({ ...each, to: at(each.from + each.length) }));
        const chosen = chooseTable(tables, occupations, { persons, stay, maxFreeSeats: -1 });
        if (!chosen) return true;
        const isFree = occupations.every(
          (each) => each.table !== chosen.id || !overlaps(each, stay),
        );
        return isFree && chosen.assignable && chosen.seats >= persons;
      }),
    );
  });
});
