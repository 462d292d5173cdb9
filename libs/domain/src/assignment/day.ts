import type { Floor } from './floor.ts';

/** Why a party stays where it is. */
export type Hold = 'seated' | 'locked' | 'pinned';

/**
 * A party of a service day. Times are whole minutes on one axis of elapsed time that the caller
 * chooses (since the day's first opening, or since the epoch); `to` is exclusive.
 */
export interface DayParty {
  id: string;
  persons: number;
  from: number;
  to: number;
  /** Where it stands now; empty while it waits for a table. */
  tableIds: readonly string[];
  /** Absent: automatic assignment may move it. */
  hold?: Hold | undefined;
  /** The room that it asked for: nothing else will do. */
  roomId?: string | undefined;
  /** What it wishes for, as names of the tables' tags; nobody is refused for a wish. */
  wishes?: readonly string[] | undefined;
}

/** What a plan is made from. */
export interface AssignmentDay {
  floor: Floor;
  parties: readonly DayParty[];
  /** Decisions §2: at most so many chairs may stay empty; negative means any number. */
  maxFreeSeats: number;
}
