import type { Schedule } from './annealing.ts';
import { bestFit, polish, seatingOf } from './best-fit.ts';
import { findPrices, gainsAt, mostGuests, type Gains, type Prices } from './bound.ts';
import { compileDay, type CompiledDay } from './compile-day.ts';
import { countPlan, tolerance } from './count-plan.ts';
import type { AssignmentDay, DayParty } from './day.ts';
import { improve } from './improve.ts';
import { placeCounted } from './place-counted.ts';
import { relax, type Relaxation } from './relaxation.ts';
import { emptySeating, type Seating } from './seating.ts';

/** A party that gets another place, or its first one. */
export interface PlannedMove {
  party: DayParty;
  tableIds: readonly string[];
}

export interface DayPlan {
  moves: readonly PlannedMove[];
  /** Who would still have no table. */
  waiting: readonly DayParty[];
  /** Guests with a table when the plan is taken, of those who are not held. */
  guests: number;
  /** No plan seats more of them: 0 guests more than `guests` proves that nothing is left out. */
  mostGuests: number;
  /** The plan in points, and what no plan exceeds (`points.ts`). */
  points: number;
  bound: number;
}

/** Rounds of the prices, before and after the first count. */
const rounds = 300;
/** Points that a step may lose: a couple's place while counting, hardly anything while placing. */
const counting = { heat: { start: 50, end: 5 } };
const improving = { heat: { start: 10, end: 1 } };

function stepsFor(day: AssignmentDay): number {
  return 20_000 + 50 * day.parties.length;
}

export interface Effort {
  /** Steps of either search; by the size of the day unless given. */
  steps?: number;
  /** The same seed gives the same plan. */
  seed?: number;
}

/**
 * The best places for all parties of a day that may be moved: never fewer guests than best fit
 * finds, never a table taken from a party that has one, and with a proven bound. Class counts with
 * prices from the relaxation say who should sit; places in order of time, and parties giving way
 * to one another, find them tables.
 */
export function planDay(day: AssignmentDay, effort: Effort = {}): DayPlan {
  const { seed = 1, steps = stepsFor(day) } = effort;
  const of = compileDay(day);
  const simple = bestFit(of);
  polish(simple);
  const relaxation = relax(of);
  const rough = findPrices(relaxation, simple.value, rounds);
  const gains = gainsAt(relaxation, rough.prices);
  const count = countPlan(relaxation, gains, {
    ...counting,
    steps: steps / 4,
    seed,
    bound: rough.bound,
  });
  const prices = findPrices(relaxation, Math.max(simple.value, count.value), rounds, rough.prices);
  const bound = Math.floor(Math.min(rough.bound, prices.bound) + 1e-6);
  const found = simple.value < bound ? search(relaxation, prices, { steps, seed, bound }) : simple;
  const best = found.value > simple.value && keepsTables(found) ? found : simple;
  const most = Math.min(mostGuests(relaxation, rough), mostGuests(relaxation, prices));
  return report(best, bound, most);
}

/** Who should sit by a count, then tables for them in order of time, then giving way. */
function search(
  relaxation: Relaxation,
  { prices }: Prices,
  limits: Pick<Schedule, 'steps' | 'seed' | 'bound'>,
): Seating {
  const { of } = relaxation;
  const gains = gainsAt(relaxation, prices);
  const { chosen } = countPlan(relaxation, gains, { ...limits, ...counting });
  const seating = emptySeating(of);
  placeCounted(seating, relaxation, chosen);
  const wanted = {
    worth: worthTrying(relaxation, gains),
    counted: [...of.movable.keys()].filter((party) => chosen[party] !== -1),
  };
  improve(seating, wanted, { ...limits, ...improving });
  polish(seating);
  return seating;
}

/** The places of the kinds that the prices do not rule out, by what they gain. */
function worthTrying({ of, options, kindOf }: Relaxation, gains: Gains): Int32Array[] {
  return of.candidates.map(({ places }, party) => {
    const gainOf = new Map<number, number>();
    options[party]!.kinds.forEach((kind, option) => gainOf.set(kind, gains[party]![option]!));
    const gain = (index: number) => gainOf.get(kindOf[places[index]!]!) ?? -Infinity;
    const worth = [...places.keys()].filter((index) => gain(index) > -tolerance);
    return Int32Array.from(worth.toSorted((one, other) => gain(other) - gain(one)));
  });
}

function keepsTables({ of, placeOf }: Seating): boolean {
  return of.current.every((place, party) => place === -1 || placeOf[party] !== -1);
}

function report(seating: Seating, bound: number, most: number): DayPlan {
  const { of } = seating;
  const moves: PlannedMove[] = [];
  const waiting: DayParty[] = [];
  let guests = 0;
  of.movable.forEach((party, number) => {
    const place = seating.placeOf[number]!;
    if (place === -1) waiting.push(party);
    else guests += party.persons;
    if (place === -1 || place === of.current[number]) return;
    moves.push({ party, tableIds: tablesAt(of, place) });
  });
  const kept = seatingOf(of).placeOf.filter((place) => place !== -1).length * of.keeping;
  return {
    moves,
    waiting,
    guests,
    mostGuests: Math.max(guests, most),
    points: seating.value - kept,
    bound: Math.max(bound, seating.value) - kept,
  };
}

export function tablesAt(of: CompiledDay, place: number): string[] {
  return of.places[place]!.members.map((table) => of.day.floor.tables[table]!.id);
}
