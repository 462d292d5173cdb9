import { seatingOf } from './best-fit.ts';
import { compileDay, type CompiledDay } from './compile-day.ts';
import type { AssignmentDay, DayParty } from './day.ts';
import { countsOf, placesOf, unfitness, type Place, type Unfit } from './places.ts';
import { costsOf, type PlaceCosts } from './points.ts';
import { isFree, unseat, type Seating } from './seating.ts';

/** What can decide between two places. */
export type Rule = keyof PlaceCosts | 'keepsSets' | 'tightGap' | 'order' | 'only';

/** A free place with everything that it was judged by. */
export interface RatedPlace {
  tableIds: readonly string[];
  setId?: string | undefined;
  /** Points that it costs; the fewer the better. */
  cost: number;
  counts: PlaceCosts;
  /** Free sets that could no longer be used. */
  brokenSets: number;
  /** Minutes that its tables stay empty before and after, each up to two hours. */
  gapMinutes: number;
}

/**
 * Why this place and not the next best: the rule, and what it counts at both. Nothing to compare
 * with when it is the only one.
 */
export interface Reason {
  rule: Rule;
  chosen: number;
  other: number;
  otherTableIds: readonly string[];
}

export type PlaceChoice =
  | { kind: 'chosen'; place: RatedPlace; reason: Reason; others: readonly RatedPlace[] }
  /** `taken`: places would fit, but others sit there. Else why the best of them does not fit. */
  | { kind: 'none'; why: 'taken' | Unfit | 'no-tables' }
  | { kind: 'held' };

/** How many of the places that were not chosen are told. */
const toldPlaces = 4;
/** A gap of two hours takes another party: longer ones are no better. */
const longestGap = 120;

/** The best place for one party, with the reason for it. Nobody else is moved. */
export function choosePlace(day: AssignmentDay, partyId: string): PlaceChoice {
  const of = compileDay(day);
  const party = of.movable.findIndex((each) => each.id === partyId);
  if (party < 0) return { kind: 'held' };
  const seating = seatingOf(of);
  unseat(seating, party);
  return choiceFor(seating, party);
}

export function choiceFor(seating: Seating, party: number): PlaceChoice {
  const { of } = seating;
  const rated = [...of.candidates[party]!.places]
    .filter((place) => isFree(seating, party, place))
    .map((place) => rate(seating, party, of.places[place]!))
    .toSorted(compare);
  const [place, next] = rated;
  if (!place) return { kind: 'none', why: whyNone(of, of.movable[party]!) };
  const others = rated.slice(1, 1 + toldPlaces);
  return { kind: 'chosen', place, reason: reasonFor(place, next), others };
}

function compare(one: RatedPlace, other: RatedPlace): number {
  return (
    one.cost - other.cost || one.brokenSets - other.brokenSets || one.gapMinutes - other.gapMinutes
  );
}

function rate(seating: Seating, party: number, place: Place): RatedPlace {
  const { of } = seating;
  const { floor } = of.day;
  const counts = countsOf(floor, of.movable[party]!, place);
  const cost = Object.values(costsOf(counts)).reduce((sum, each) => sum + each, 0);
  return {
    tableIds: place.members.map((table) => floor.tables[table]!.id),
    setId: place.set?.id,
    cost,
    counts,
    brokenSets: brokenSets(seating, party, place),
    gapMinutes: place.members.reduce((sum, table) => sum + gapAt(of, party, table), 0),
  };
}

function brokenSets(seating: Seating, party: number, place: Place): number {
  const { places } = seating.of;
  let broken = 0;
  places.forEach((other, index) => {
    if (other === place || other.members.length < 2) return;
    const shares = other.members.some((table) => place.members.includes(table));
    if (shares && isFree(seating, party, index)) broken += 1;
  });
  return broken;
}

/** Minutes until the table is used again, and since it was left, whoever sits there. */
function gapAt({ day, movable }: CompiledDay, party: number, table: number): number {
  const { id, clearingMinutes = 0 } = day.floor.tables[table]!;
  const me = movable[party]!;
  let before = longestGap;
  let after = longestGap;
  for (const other of day.parties) {
    if (other === me || !other.tableIds.includes(id)) continue;
    if (other.to + clearingMinutes <= me.from) {
      before = Math.min(before, me.from - other.to - clearingMinutes);
    }
    if (me.to + clearingMinutes <= other.from) {
      after = Math.min(after, other.from - me.to - clearingMinutes);
    }
  }
  return before + after;
}

function reasonFor(place: RatedPlace, next: RatedPlace | undefined): Reason {
  if (!next) return { rule: 'only', chosen: 0, other: 0, otherTableIds: [] };
  const otherTableIds = next.tableIds;
  if (next.cost > place.cost) {
    const [mine, theirs] = [costsOf(place.counts), costsOf(next.counts)];
    const rules: (keyof PlaceCosts)[] = [
      'missedWishes',
      'emptyChairs',
      'pushedTables',
      'lowPriority',
      'move',
    ];
    const lead = (rule: keyof PlaceCosts) => theirs[rule] - mine[rule];
    const rule = rules.reduce((best, each) => (lead(each) > lead(best) ? each : best));
    return { rule, chosen: place.counts[rule], other: next.counts[rule], otherTableIds };
  }
  if (next.brokenSets > place.brokenSets) {
    const { brokenSets: chosen } = place;
    return { rule: 'keepsSets', chosen, other: next.brokenSets, otherTableIds };
  }
  if (next.gapMinutes > place.gapMinutes) {
    const { gapMinutes: chosen } = place;
    return { rule: 'tightGap', chosen, other: next.gapMinutes, otherTableIds };
  }
  return { rule: 'order', chosen: 0, other: 0, otherTableIds };
}

/** The hindrance that came closest to a fitting place. */
function whyNone({ day }: CompiledDay, party: DayParty): 'taken' | Unfit | 'no-tables' {
  const reasons = placesOf(day.floor).map((place) => unfitness(day, party, place));
  if (reasons.includes(undefined)) return 'taken';
  const closest: Unfit[] = ['too-many-free-seats', 'too-large', 'room-out', 'other-room'];
  return closest.find((each) => reasons.includes(each)) ?? reasons[0] ?? 'no-tables';
}
