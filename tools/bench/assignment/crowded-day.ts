import type { AssignmentDay, DayParty } from '@stammtisch/domain/assignment/day';
import type { FloorTable, TableSet } from '@stammtisch/domain/assignment/floor';
import { pick, randomOf } from './random.ts';

/** 11:00 to 24:00 in quarters of an hour. */
const slots = 52;
const quarter = 15;
const rowLength = 5;

const seats: [number, number][] = [
  [2, 45],
  [4, 38],
  [6, 12],
  [8, 5],
];
/** Mostly couples; parties of nine and more need a set. */
const persons: [number, number][] = [
  [1, 4],
  [2, 40],
  [3, 12],
  [4, 20],
  [5, 7],
  [6, 7],
  [7, 3],
  [8, 3],
  [9, 1],
  [10, 1.5],
  [11, 0.5],
  [12, 1],
];

/**
 * A day on which far more would come than fit (docs/benches.md): tables in rows of five, every two
 * and three neighbours of a row as sets, parties of 1 to 12 around 12:30 and 19:30 who stay 75 to
 * 180 minutes by their size. Nobody has a table yet, and nobody is held.
 */
export function crowdedDay(tableCount: number, requests: number, seed: number): AssignmentDay {
  const random = randomOf(seed * 1_000_003 + tableCount);
  const rows = Array.from({ length: Math.ceil(tableCount / rowLength) }, () => pick(random, seats));
  const tables = Array.from({ length: tableCount }, (_, index): FloorTable => {
    return { id: `t${index}`, roomId: 'hall', seats: rows[Math.floor(index / rowLength)] ?? 2 };
  });
  const sets: TableSet[] = [];
  for (const length of [2, 3]) {
    for (let first = 0; first + length <= tableCount; first += 1) {
      const members = tables.slice(first, first + length);
      const isOneRow =
        Math.floor(first / rowLength) === Math.floor((first + length - 1) / rowLength);
      if (!isOneRow) continue;
      const chairs = members.reduce((sum, table) => sum + table.seats, 0);
      const largest = Math.max(...members.map((table) => table.seats));
      if (chairs > 12 + 4) continue;
      sets.push({
        id: `s${first}-${length}`,
        tableIds: members.map((table) => table.id),
        minPersons: largest + 1,
        maxPersons: chairs,
      });
    }
  }
  const parties = Array.from({ length: requests }, (_, index): DayParty => {
    const size = pick(random, persons);
    const stay = lengthOf(size, random);
    const from = Math.min(slots - stay, startOf(random)) * quarter;
    return { id: `p${index}`, persons: size, from, to: from + stay * quarter, tableIds: [] };
  });
  return {
    floor: { rooms: [{ id: 'hall', active: true, autoAssignment: true }], tables, sets },
    parties,
    maxFreeSeats: -1,
  };
}

/** Slots: 5 to 7 for couples, 10 to 12 for twelve. */
function lengthOf(size: number, random: () => number): number {
  return 5 + Math.floor(size / 2.4) + Math.floor(random() * 3);
}

/** Two parties in five want lunch; both meals have a peak. */
function startOf(random: () => number): number {
  const bell = (random() + random() + random()) / 3 - 0.5;
  const [peak, width] = random() < 0.4 ? [6, 10] : [34, 20];
  return Math.max(0, Math.round(peak + bell * width));
}
