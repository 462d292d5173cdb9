import { guestPoints } from './points.ts';
import type { Relaxation } from './relaxation.ts';

/** What a unit of each resource is worth in each slot, and what follows from it. */
export interface Prices {
  /** `resource * slots`; never negative. */
  prices: Float64Array;
  /** No plan is worth more points than this. */
  bound: number;
}

/** Rounds without a better bound after which the steps become shorter. */
const patience = 15;

/**
 * Prices by subgradient steps on the Lagrangian dual of the relaxation. Every set of prices proves
 * a bound, also when it is stopped early: what the parties gain above the prices, plus what all
 * resources cost at them.
 *
 * @param reached points of a plan that exists; steps are measured by the distance to it
 * @param from prices to begin with; none at first
 */
export function findPrices(
  relaxation: Relaxation,
  reached: number,
  rounds: number,
  from: Float64Array = new Float64Array(relaxation.supply.length),
): Prices {
  const { supply } = relaxation;
  const size = supply.length;
  const use = new Float64Array(size);
  const direction = new Float64Array(size);
  let prices = from.slice();
  let best: Prices = { prices, bound: Infinity };
  let pace = 1;
  let stalled = 0;
  for (let round = 0; round < rounds && pace > 0.02; round += 1) {
    const value = dualAt(relaxation, prices, use);
    stalled = value < best.bound * (1 - 1e-5) ? 0 : stalled + 1;
    if (value < best.bound) best = { prices: prices.slice(), bound: value };
    if (best.bound - reached < 1) break;
    if (stalled >= patience) {
      pace *= 0.7;
      stalled = 0;
      prices = best.prices.slice();
      direction.fill(0);
    }
    const length = turn(direction, prices, supply, use);
    if (length === 0) break;
    // Aims between the bound and the plan: nearer to the bound the more often it stood still.
    const goal = best.bound - pace * (best.bound - reached);
    const step = (value - goal) / length;
    for (let at = 0; at < size; at += 1) {
      prices[at] = Math.max(0, prices[at]! - step * direction[at]!);
    }
  }
  return best;
}

/** Prices fall where something is left over; answers the square of the direction's length. */
function turn(
  direction: Float64Array,
  prices: Float64Array,
  supply: Int32Array,
  use: Float64Array,
): number {
  let length = 0;
  for (let at = 0; at < direction.length; at += 1) {
    // Averaging with the steps before damps the zigzag between two slots of one party.
    const wished = 0.8 * direction[at]! + supply[at]! - use[at]!;
    direction[at] = prices[at] === 0 && wished > 0 ? 0 : wished;
    length += direction[at]! ** 2;
  }
  return length;
}

/** The dual's value at these prices; `use` becomes what the parties would take of each resource. */
function dualAt(
  relaxation: Relaxation,
  prices: Float64Array,
  use: Float64Array,
  worth: (party: number, points: number) => number = (_, points) => points,
): number {
  const { of, supply, kinds, options } = relaxation;
  const { slots, first, after } = of;
  const count = of.movable.length;
  const sums = sumsOf(relaxation, prices);
  let total = 0;
  for (let at = 0; at < supply.length; at += 1) total += prices[at]! * supply[at]!;
  use.fill(0);
  for (let party = 0; party < count; party += 1) {
    const mine = options[party]!;
    let best = 0;
    let chosen = -1;
    for (let index = 0; index < mine.kinds.length; index += 1) {
      const kind = mine.kinds[index]!;
      const points = worth(party, mine.values[index]!);
      if (points <= best) continue;
      const gain = points - priceOf(relaxation, sums, party, kind);
      if (gain > best) {
        best = gain;
        chosen = kind;
      }
    }
    if (chosen < 0) continue;
    total += best;
    for (const { resource, units, clearing } of kinds[chosen]!.takes) {
      const at = resource * slots;
      const to = at + after[clearing * count + party]!;
      for (let slot = at + first[party]!; slot < to; slot += 1) use[slot]! += units;
    }
  }
  return total;
}

/** Prices of every resource added up from the first slot: a stay then costs two look-ups. */
function sumsOf({ of, resources }: Relaxation, prices: Float64Array): Float64Array {
  const sums = new Float64Array(resources * (of.slots + 1));
  for (let resource = 0; resource < resources; resource += 1) {
    for (let slot = 0; slot < of.slots; slot += 1) {
      const at = resource * (of.slots + 1) + slot;
      sums[at + 1] = sums[at]! + prices[resource * of.slots + slot]!;
    }
  }
  return sums;
}

function priceOf(
  { of, kinds }: Relaxation,
  sums: Float64Array,
  party: number,
  kind: number,
): number {
  const count = of.movable.length;
  let price = 0;
  for (const { resource, units, clearing } of kinds[kind]!.takes) {
    const at = resource * (of.slots + 1);
    const to = of.after[clearing * count + party]!;
    price += units * (sums[at + to]! - sums[at + of.first[party]!]!);
  }
  return price;
}

/** What each party gains above the prices at each of its options, in the order of the options. */
export type Gains = readonly Float64Array[];

export function gainsAt(relaxation: Relaxation, prices: Float64Array): Gains {
  const sums = sumsOf(relaxation, prices);
  return relaxation.options.map(({ kinds, values }, party) =>
    Float64Array.from(
      kinds,
      (kind, index) => values[index]! - priceOf(relaxation, sums, party, kind),
    ),
  );
}

/** No plan seats more of the movable guests than this, by the same prices. */
export function mostGuests(relaxation: Relaxation, { prices }: Prices): number {
  const { movable } = relaxation.of;
  const use = new Float64Array(relaxation.supply.length);
  const guests = (party: number) => movable[party]!.persons * guestPoints;
  return Math.floor(dualAt(relaxation, prices, use, guests) / guestPoints + 1e-9);
}
