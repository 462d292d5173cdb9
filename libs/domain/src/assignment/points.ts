/**
 * What a plan is worth: 100 points for every guest that sits, minus at most 99 for where a party
 * sits. One guest more is therefore worth more than the best place of any one party.
 */
export const guestPoints = 100;

/** What a place costs a party; the rules that a choice is explained with. */
export interface PlaceCosts {
  /** Chairs that stay empty. */
  emptyChairs: number;
  /** Tables beyond the first: a set is kept free until it is needed. */
  pushedTables: number;
  /** Wishes that the place does not fulfil. */
  missedWishes: number;
  /** Steps below the highest priority in the house. */
  lowPriority: number;
  /** The party stands somewhere else now. */
  move: number;
}

const each: PlaceCosts = {
  emptyChairs: 2,
  pushedTables: 8,
  missedWishes: 9,
  lowPriority: 1,
  move: 5,
};
const highestCost = guestPoints - 1;

/** Points of every rule by itself, for what is counted in `place`. */
export function costsOf(place: PlaceCosts): PlaceCosts {
  return {
    emptyChairs: place.emptyChairs * each.emptyChairs,
    pushedTables: place.pushedTables * each.pushedTables,
    missedWishes: place.missedWishes * each.missedWishes,
    lowPriority: place.lowPriority * each.lowPriority,
    move: place.move * each.move,
  };
}

export function valueOf(persons: number, costs: PlaceCosts): number {
  const { emptyChairs, pushedTables, missedWishes, lowPriority, move } = costs;
  const cost = emptyChairs + pushedTables + missedWishes + lowPriority + move;
  return persons * guestPoints - Math.min(highestCost, cost);
}
