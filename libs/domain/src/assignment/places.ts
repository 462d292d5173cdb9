import type { AssignmentDay, DayParty } from './day.ts';
import type { Floor, FloorTable, TableSet } from './floor.ts';
import type { PlaceCosts } from './points.ts';

/** One table or one set: what a party can be put at. */
export interface Place {
  /** Indexes into the floor's tables. */
  members: readonly number[];
  set?: TableSet;
  minPersons: number;
  maxPersons: number;
}

/** Every place of a floor; sets that name unknown tables, objects or a table twice are left out. */
export function placesOf(floor: Floor): Place[] {
  const singles = floor.tables.flatMap((table, index): Place[] =>
    table.seats > 0
      ? [{ members: [index], minPersons: table.minPersons ?? 1, maxPersons: table.seats }]
      : [],
  );
  const indexes = new Map(floor.tables.map((table, index) => [table.id, index]));
  const sets = floor.sets.flatMap((set): Place[] => {
    const members = [...new Set(set.tableIds)].flatMap((id) => indexes.get(id) ?? []);
    const isWhole = members.length === set.tableIds.length && members.length > 1;
    const canSit = members.every((index) => (floor.tables[index]?.seats ?? 0) > 0);
    const { minPersons, maxPersons } = set;
    return isWhole && canSit ? [{ members, set, minPersons, maxPersons }] : [];
  });
  return [...singles, ...sets];
}

/** Why a party cannot be put at a place on any day, or undefined when it can. */
export type Unfit = 'too-small' | 'too-large' | 'too-many-free-seats' | 'other-room' | 'room-out';

export function unfitness(day: AssignmentDay, party: DayParty, place: Place): Unfit | undefined {
  const free = place.maxPersons - party.persons;
  if (free < 0) return 'too-small';
  if (party.persons < place.minPersons) return 'too-large';
  if (day.maxFreeSeats >= 0 && free > day.maxFreeSeats) return 'too-many-free-seats';
  const rooms = place.members.map((index) => day.floor.tables[index]?.roomId);
  if (party.roomId !== undefined && rooms.some((id) => id !== party.roomId)) return 'other-room';
  const isOut = rooms.some((id) => {
    const room = day.floor.rooms.find((each) => each.id === id);
    return !room?.active || (party.roomId === undefined && !room.autoAssignment);
  });
  return isOut ? 'room-out' : undefined;
}

/** What of the rules' counts applies when the party sits at the place. */
export function countsOf(floor: Floor, party: DayParty, place: Place): PlaceCosts {
  const tables = place.members.flatMap((index) => floor.tables[index] ?? []);
  return {
    emptyChairs: place.maxPersons - party.persons,
    pushedTables: tables.length - 1,
    missedWishes: (party.wishes ?? []).filter((wish) => !offers(tables, wish)).length,
    lowPriority: highestPriority(floor) - lowestPriority(tables),
    move: party.tableIds.length > 0 && !isAt(party, tables) ? 1 : 0,
  };
}

/** A set has what one of its tables has: part of the party sits at the window. */
function offers(tables: readonly FloorTable[], wish: string): boolean {
  return tables.some((table) => table.tags?.includes(wish));
}

function lowestPriority(tables: readonly FloorTable[]): number {
  return Math.min(...tables.map((table) => table.priority ?? 0));
}

function highestPriority(floor: Floor): number {
  return floor.tables.reduce((highest, table) => Math.max(highest, table.priority ?? 0), 0);
}

function isAt(party: DayParty, tables: readonly { id: string }[]): boolean {
  return (
    party.tableIds.length === tables.length &&
    tables.every((table) => party.tableIds.includes(table.id))
  );
}
