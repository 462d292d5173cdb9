import type { CompiledDay } from './compile-day.ts';

/**
 * The day with its tables counted instead of named: so many of each class in each slot, and so many
 * sets at once as their tables allow. Whatever can be seated can be counted, so that the best count
 * is never below the best plan.
 */
export interface Relaxation {
  of: CompiledDay;
  /** How many units of a resource there are in each slot: `resource * slots`. */
  supply: Int32Array;
  resources: number;
  /** What each kind of place takes while a party sits there. */
  kinds: readonly Kind[];
  kindOf: Int32Array;
  /** The kinds at which each party can sit, with its highest points there. */
  options: readonly { kinds: Int32Array; values: Int32Array }[];
}

interface Kind {
  /** Resource, units of it, and the clearing that it is held for. */
  takes: readonly { resource: number; units: number; clearing: number }[];
}

export function relax(of: CompiledDay): Relaxation {
  const { floor } = of.day;
  const names = new Map<string, number>();
  const numberOf = (name: string): number => {
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, names.size);
    return names.size - 1;
  };
  const classOf = floor.tables.map((table) => {
    const { seats, minPersons, roomId, priority, clearingMinutes, tags } = table;
    return numberOf(JSON.stringify([seats, minPersons, roomId, priority, clearingMinutes, tags]));
  });

  const largestSet = Math.max(1, ...of.places.map((place) => place.members.length));
  const supply: number[] = Array.from({ length: names.size * of.slots }, () => 0);
  for (let table = 0; table < of.tables; table += 1) {
    for (let slot = 0; slot < of.slots; slot += 1) {
      if (isOpen(of, table, slot)) supply[classOf[table]! * of.slots + slot]! += 1;
    }
  }
  const classes = names.size;
  for (let size = 2; size <= largestSet; size += 1) supply.push(...setsAtOnce(of, size));

  const kindNames = new Map<string, number>();
  const kinds: Kind[] = [];
  const kindOf = Int32Array.from(of.places, (place) => {
    const members = place.members.map((table) => classOf[table]!).toSorted((a, b) => a - b);
    const name = JSON.stringify([members, place.minPersons, place.maxPersons]);
    const known = kindNames.get(name);
    if (known !== undefined) return known;
    kindNames.set(name, kinds.length);
    const clearings = place.members.map((table) => of.clearingOf[table]!);
    kinds.push({ takes: [...classUse(members, clearings, place.members, classOf), ...setUse()] });
    return kinds.length - 1;

    function setUse() {
      const shortest = clearings.toSorted((a, b) => clearingMinutes(a) - clearingMinutes(b))[0]!;
      return Array.from({ length: place.members.length - 1 }, (_, index) => {
        return { resource: classes + index, units: 1, clearing: shortest };
      });
    }
  });
  function clearingMinutes(clearing: number): number {
    return floor.tables[of.clearingOf.indexOf(clearing)]?.clearingMinutes ?? 0;
  }
  const options = optionsOf(of, kindOf);
  const resources = classes + largestSet - 1;
  return { of, supply: Int32Array.from(supply), resources, kinds, kindOf, options };
}

function isOpen({ blocked, words }: CompiledDay, table: number, slot: number): boolean {
  return (blocked[table * words + (slot >> 5)]! & (1 << (slot & 31))) === 0;
}

function classUse(
  members: readonly number[],
  clearings: readonly number[],
  tables: readonly number[],
  classOf: readonly number[],
) {
  return [...new Set(members)].map((resource) => {
    const member = tables.findIndex((table) => classOf[table] === resource);
    const units = members.filter((each) => each === resource).length;
    return { resource, units, clearing: clearings[member]! };
  });
}

/**
 * Sets of at least so many tables that can be in use in each slot: tables that hang together by
 * sets make at most their number divided by the size.
 */
function setsAtOnce(of: CompiledDay, size: number): number[] {
  const groups = groupsOf(of, size);
  return Array.from({ length: of.slots }, (_, slot) => {
    let sets = 0;
    for (const group of groups) {
      let open = 0;
      for (const table of group) if (isOpen(of, table, slot)) open += 1;
      sets += Math.floor(open / size);
    }
    return sets;
  });
}

/** Tables that hang together by sets of at least this size. */
export function groupsOf(of: CompiledDay, size: number): number[][] {
  const root = Int32Array.from({ length: of.tables }, (_, table) => table);
  const find = (table: number): number => {
    let at = table;
    while (root[at] !== at) at = root[at]!;
    return at;
  };
  for (const { members } of of.places) {
    if (members.length < size) continue;
    for (const table of members) root[find(table)] = find(members[0]!);
  }
  const groups = new Map<number, number[]>();
  for (let table = 0; table < of.tables; table += 1) {
    const group = groups.get(find(table));
    if (group) group.push(table);
    else groups.set(find(table), [table]);
  }
  return [...groups.values()];
}

function optionsOf(of: CompiledDay, kindOf: Int32Array) {
  const known = new Map<object, { kinds: Int32Array; values: Int32Array }>();
  return of.candidates.map((candidates) => {
    const found = known.get(candidates);
    if (found) return found;
    const best = new Map<number, number>();
    candidates.places.forEach((place, index) => {
      const kind = kindOf[place]!;
      // Values fall, so the first of a kind is its highest.
      if (!best.has(kind)) best.set(kind, candidates.values[index]!);
    });
    const made = { kinds: Int32Array.from(best.keys()), values: Int32Array.from(best.values()) };
    known.set(candidates, made);
    return made;
  });
}
