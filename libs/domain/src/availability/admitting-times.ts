import { canBeAdmitted, makeRoom, type AdmissionLimits } from '../assignment/admit-party.ts';
import { seatInOrder, seatingOf } from '../assignment/best-fit.ts';
import { choiceFor } from '../assignment/choose-place.ts';
import { compileDay } from '../assignment/compile-day.ts';
import type { AssignmentDay, DayParty } from '../assignment/day.ts';
import { tablesAt, type PlannedMove } from '../assignment/plan-day.ts';
import type { Seating } from '../assignment/seating.ts';
import type { EpochMinute } from '../time/minute.ts';

/** Tries for one time: enough for every day that people plan by hand; giving up means "full". */
const limits: AdmissionLimits = { tries: 3_000 };

export interface Newcomer {
  persons: number;
  roomId?: string | undefined;
  wishes?: readonly string[] | undefined;
}

/** When a party would come, and when it would leave. */
export interface WishedStay {
  from: EpochMinute;
  to: EpochMinute;
}

/**
 * Whether some plan of the day has a table for a newcomer at a wished time, without touching who
 * stays and without taking anybody's table. Who waits for a table was promised one, and is seated
 * first in mind as far as there is room.
 */
export function admitsAt(
  day: AssignmentDay,
  newcomer: Newcomer,
  wished: readonly WishedStay[],
): (from: EpochMinute) => boolean {
  const asking = wished.map(({ from, to }) => asParty(newcomer, from, to));
  const { seating, numberOf } = promised(day, asking);
  const numbers = new Map(asking.map((party) => [party.from, numberOf(party)]));
  return (from) => {
    const party = numbers.get(from);
    return party !== undefined && canBeAdmitted(seating, party, limits);
  };
}

export interface Welcome {
  tableIds: readonly string[];
  /** Who has to sit elsewhere for it. */
  moves: readonly PlannedMove[];
}

/** The tables for a newcomer, by the reasoning that offered the time; undefined when there are none. */
export function welcome(
  day: AssignmentDay,
  newcomer: Newcomer,
  { from, to }: WishedStay,
): Welcome | undefined {
  const me = asParty(newcomer, from, to);
  const { seating, numberOf } = promised(day, [me]);
  const party = numberOf(me);
  const choice = choiceFor(seating, party);
  if (choice.kind === 'chosen') return { tableIds: choice.place.tableIds, moves: [] };
  if (makeRoom(seating, party, limits) !== 'made') return undefined;
  const { of } = seating;
  const moves = of.movable.flatMap((other, number): PlannedMove[] => {
    const place = seating.placeOf[number]!;
    // Who only sits in mind has no table that could be changed.
    const isMoved = of.current[number] !== -1 && place !== of.current[number];
    return isMoved ? [{ party: other, tableIds: tablesAt(of, place) }] : [];
  });
  return { tableIds: tablesAt(of, seating.placeOf[party]!), moves };
}

function asParty({ persons, roomId, wishes }: Newcomer, from: number, to: number): DayParty {
  return { id: `newcomer at ${from}`, persons, from, to, roomId, wishes, tableIds: [] };
}

function promised(day: AssignmentDay, asking: readonly DayParty[]) {
  const of = compileDay({ ...day, parties: [...day.parties, ...asking] });
  const seating: Seating = seatingOf(of);
  const numberOf = (party: DayParty) => of.movable.indexOf(party);
  const askers = new Set(asking.map(numberOf));
  const waiting = [...of.movable.keys()].filter((number) => !askers.has(number));
  seatInOrder(seating, waiting);
  return { seating, numberOf };
}
