import fc from 'fast-check';
import type { AssignmentDay, DayParty } from '../day.ts';
import type { Floor, FloorTable, TableSet } from '../floor.ts';

/** A free party of two from 18:00 to 20:00 (minutes of the day), with just what a test is about. */
export function aParty(party: Partial<DayParty> & { id: string }): DayParty {
  return { persons: 2, from: 1080, to: 1200, tableIds: [], ...party };
}

/** Tables of one open room by their seats: `a` is the first, `b` the second. */
export function aFloor(seats: readonly number[], more: Partial<Floor> = {}): Floor {
  return {
    rooms: [{ id: 'hall', active: true, autoAssignment: true }],
    tables: seats.map((each, index) => aTable({ id: 'abcdefgh'[index]!, seats: each })),
    sets: [],
    ...more,
  };
}

export function aTable(table: Partial<FloorTable> & { id: string }): FloorTable {
  return { roomId: 'hall', seats: 2, ...table };
}

export function aDay(floor: Floor, parties: readonly DayParty[], maxFreeSeats = -1): AssignmentDay {
  return { floor, parties, maxFreeSeats };
}

const table = fc.record({
  seats: fc.constantFrom(0, 2, 2, 4, 4, 4, 6, 8),
  roomId: fc.constantFrom('hall', 'hall', 'hall', 'hall', 'hall', 'out', 'shut'),
  minPersons: fc.constantFrom(1, 1, 1, 3),
  priority: fc.constantFrom(0, 0, 4),
  clearingMinutes: fc.constantFrom(0, 0, 15),
  tags: fc.constantFrom([], ['Fenster']),
});

const party = fc.record({
  persons: fc.constantFrom(1, 2, 2, 2, 3, 4, 4, 6, 8),
  from: fc.integer({ min: 0, max: 5 }).map((slot) => slot * 20),
  length: fc.integer({ min: 2, max: 8 }).map((slots) => slots * 20 - 5),
  hold: fc.constantFrom(
    ...Array.from({ length: 9 }, () => undefined),
    'seated',
    'locked',
    'pinned',
  ),
  roomId: fc.constantFrom(...Array.from({ length: 9 }, () => undefined), 'out', 'hall'),
  wishes: fc.constantFrom([], ['Fenster']),
  /** Where it stands, when nobody else does: an index of a table; 4 and more stand nowhere. */
  at: fc.integer({ min: 0, max: 5 }),
});

/**
 * Up to four tables and six parties in three rooms (one left out of assignment, one shut), with
 * sets, clearing, wishes, holds, and some parties that have a table already.
 */
export function smallDay(parties = 6): fc.Arbitrary<AssignmentDay> {
  return fc
    .record({
      tables: fc.array(table, { minLength: 1, maxLength: 4 }),
      sets: fc.array(
        fc.record({
          members: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 3 }),
          minPersons: fc.integer({ min: 1, max: 4 }),
          maxPersons: fc.integer({ min: 4, max: 10 }),
        }),
        { maxLength: 2 },
      ),
      parties: fc.array(party, { minLength: 1, maxLength: parties }),
      maxFreeSeats: fc.constantFrom(-1, -1, 2),
    })
    .map((raw) => {
      const tables = raw.tables.map((each, index): FloorTable => ({ ...each, id: `t${index}` }));
      const sets = raw.sets.map(({ members, ...set }, index): TableSet => {
        return { ...set, id: `s${index}`, tableIds: members.map((member) => `t${member}`) };
      });
      const rooms = [
        { id: 'hall', active: true, autoAssignment: true },
        { id: 'out', active: true, autoAssignment: false },
        { id: 'shut', active: false, autoAssignment: true },
      ];
      return aDay({ rooms, tables, sets }, seated(raw.parties, tables), raw.maxFreeSeats);
    });
}

type RawParty = ReturnType<typeof party.generate>['value'];

/** Puts parties where they say, as far as the database would have let them. */
function seated(raw: readonly RawParty[], tables: readonly FloorTable[]): DayParty[] {
  const parties: DayParty[] = [];
  raw.forEach(({ at, length, from, hold, ...rest }, index) => {
    const to = from + length;
    const wanted = tables[at]?.id;
    const isTaken = parties.some(
      (other) => other.tableIds.includes(wanted ?? '') && other.from < to && from < other.to,
    );
    const tableIds = wanted === undefined || isTaken ? [] : [wanted];
    const holds = tableIds.length > 0 ? { hold } : {};
    parties.push({ ...rest, ...holds, id: `p${index}`, from, to, tableIds });
  });
  return parties;
}
