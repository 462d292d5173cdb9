import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statuses } from '../reservation/status.ts';
import { addMinutes, parseMinute } from '../time/minute.ts';
import { freePlaces, holderOf, type PlaceTable } from './free-places.ts';
import type { TableParty } from './table-state.ts';

const at = (time: string) => parseMinute(`2026-05-01T${time}`)!;
const aTable = (id: string, seats: number, given: Partial<PlaceTable> = {}): PlaceTable => {
  return { id, seats, minPersons: 1, clearingMinutes: 0, ...given };
};
const aParty = (start: string, tables: string[], given: Partial<TableParty> = {}): TableParty => ({
  id: `${start} at ${tables.join()}`,
  status: 'CONFIRMED',
  start: at(start),
  end: addMinutes(at(start), 120),
  tables,
  ...given,
});

const floor = {
  tables: [aTable('1', 2), aTable('2', 4), aTable('3', 6), aTable('4', 4, { minPersons: 3 })],
  sets: [{ tableIds: ['1', '2'], minPersons: 5, maxPersons: 6 }],
};
const wish = { persons: 2, start: at('19:00'), duration: 120, now: at('18:00') };
const found = (parties: TableParty[], given: Partial<typeof wish> = {}) =>
  freePlaces(floor, parties, { ...wish, ...given }).map(({ tables }) => tables.join('+'));

test('two persons are shown the small table first, and none that wants more of them', () => {
  expect(found([])).toEqual(['1', '2', '3']);
});

test('six persons may also sit at two tables pushed together', () => {
  expect(found([], { persons: 6 })).toEqual(['3', '1+2']);
});

test('tables pushed together are free only when each of them is', () => {
  expect(found([aParty('18:30', ['2'])], { persons: 6 })).toEqual(['3']);
});

test('tables of a room that is switched off are not pushed together with others', () => {
  const sets = [{ tableIds: ['1', '99'], minPersons: 2, maxPersons: 6 }];
  expect(freePlaces({ ...floor, sets }, [], { ...wish, persons: 5 })).toMatchObject([
    { tables: ['3'] },
  ]);
});

test('a table that the next party needs earlier comes last, and says until when', () => {
  const places = freePlaces(floor, [aParty('20:15', ['1'])], wish);
  expect(places.at(-1)).toEqual({ tables: ['1'], seats: 2, until: at('20:15'), isWhole: false });
});

test('nobody is sent to a table for less than half an hour', () => {
  expect(found([aParty('19:29', ['1'])])).toEqual(['2', '3']);
});

test('the time to clear a table lies between two parties', () => {
  const slow = { tables: [aTable('1', 2, { clearingMinutes: 15 })], sets: [] };
  expect(freePlaces(slow, [aParty('17:00', ['1'])], wish)).toEqual([]);
  expect(freePlaces(slow, [aParty('21:10', ['1'])], wish)).toMatchObject([
    { until: at('20:55'), isWhole: false },
  ]);
});

test('who sits past the planned end still has the table', () => {
  const sitting = aParty('16:00', ['1'], { status: 'SEATED' });
  const now = at('19:00');
  expect(found([sitting], { now })).toEqual(['2', '3']);
  expect(holderOf(['1'], [sitting], { ...wish, start: at('18:30'), now })).toBe(sitting);
});

test('a party that is moved does not stand in its own way', () => {
  const party = aParty('19:00', ['1']);
  const places = freePlaces(floor, [party], { ...wish, except: party.id });
  expect(places[0]?.tables).toEqual(['1']);
});

const anyParty = fc.record({
  id: fc.uuid(),
  status: fc.constantFrom(...statuses),
  start: fc.integer({ min: 0, max: 600 }).map((minutes) => addMinutes(at('12:00'), minutes)),
  length: fc.integer({ min: 15, max: 240 }),
  tables: fc.subarray(['1', '2', '3', '4'], { minLength: 1 }),
});

test('whoever is sent to a place for the whole stay finds nobody there', () => {
  fc.assert(
    fc.property(fc.array(anyParty), fc.integer({ min: 1, max: 6 }), (drawn, persons) => {
      const parties = drawn.map(({ length, ...party }) => ({
        ...party,
        end: addMinutes(party.start, length),
      }));
      const asked = { ...wish, persons };
      const whole = freePlaces(floor, parties, asked).filter(({ isWhole }) => isWhole);
      for (const { tables, seats } of whole) {
        expect(seats).toBeGreaterThanOrEqual(persons);
        expect(holderOf(tables, parties, asked)).toBeUndefined();
      }
    }),
  );
});
