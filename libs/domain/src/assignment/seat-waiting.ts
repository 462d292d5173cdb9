import { seatInOrder, seatingOf } from './best-fit.ts';
import { compileDay } from './compile-day.ts';
import type { AssignmentDay } from './day.ts';
import { tablesAt, type PlannedMove } from './plan-day.ts';

/**
 * Tables for some of the waiting parties, the largest first. Nobody is moved for them; who waits besides
 * was promised a table, and is seated first in mind.
 */
export function seatWaiting(day: AssignmentDay, ids: ReadonlySet<string>): PlannedMove[] {
  const of = compileDay(day);
  const seating = seatingOf(of);
  const waiting = [...of.movable.keys()].filter((party) => of.current[party] === -1);
  const isOurs = (party: number) => ids.has(of.movable[party]!.id);
  const ours = waiting
    .filter(isOurs)
    .toSorted((one, other) => of.movable[other]!.persons - of.movable[one]!.persons);
  seatInOrder(
    seating,
    waiting.filter((party) => !isOurs(party)),
  );
  seatInOrder(seating, ours);
  return ours.flatMap((party) => {
    const place = seating.placeOf[party]!;
    return place === -1 ? [] : [{ party: of.movable[party]!, tableIds: tablesAt(of, place) }];
  });
}
