import type { EpochMinute, Minute } from '../time/minute.ts';
import { fitsGuestLimit } from './guest-limit.ts';

/** A time that the opening hours offer, as wall clock and as instant. */
export interface OfferedTime {
  time: Minute;
  at: EpochMinute;
  opening: { from: EpochMinute; to: EpochMinute; onlineGuestLimit: number };
}

/** A party that counts against the guest limit of the opening in which it starts. */
export interface BookedParty {
  at: EpochMinute;
  persons: number;
}

export interface BookingQuestion {
  persons: number;
  now: EpochMinute;
  /** Minutes that must lie between now and the start. */
  leadTime: number;
}

export interface DayLoad {
  parties: readonly BookedParty[];
  /** Whether there is a table for the party at this time (`admitsAt`), or none is asked for. */
  admits: (at: EpochMinute) => boolean;
}

export type BookableTime =
  | { time: Minute; at: EpochMinute; kind: 'free' }
  | {
      time: Minute;
      at: EpochMinute;
      kind: 'refused';
      reason: 'too-late' | 'guest-limit' | 'no-table';
    };

/** Says for every offered time whether the party can have it, and why not. */
export function bookableTimes(
  offered: readonly OfferedTime[],
  load: DayLoad,
  question: BookingQuestion,
): BookableTime[] {
  return offered.map((offer) => judge(offer, load, question));
}

function judge(offer: OfferedTime, load: DayLoad, question: BookingQuestion): BookableTime {
  const { time, at, opening } = offer;
  if (at < question.now + question.leadTime) {
    return { time, at, kind: 'refused', reason: 'too-late' };
  }
  const current = guestsIn(opening, load.parties);
  if (!fitsGuestLimit(opening.onlineGuestLimit, current, question.persons)) {
    return { time, at, kind: 'refused', reason: 'guest-limit' };
  }
  return load.admits(at)
    ? { time, at, kind: 'free' }
    : { time, at, kind: 'refused', reason: 'no-table' };
}

/** Decisions §2: all occupying reservations that start inside the entry count. */
export function guestsIn(
  opening: { from: EpochMinute; to: EpochMinute },
  parties: readonly BookedParty[],
): number {
  return parties
    .filter(({ at }) => at === opening.from || (at >= opening.from && at < opening.to))
    .reduce((sum, party) => sum + party.persons, 0);
}

/** The free times nearest to a wish, in the order of the clock. */
export function nearestFree(times: readonly BookableTime[], wish: EpochMinute, count: number) {
  return times
    .filter((each) => each.kind === 'free')
    .toSorted((first, second) => Math.abs(first.at - wish) - Math.abs(second.at - wish))
    .slice(0, count)
    .toSorted((first, second) => first.at - second.at);
}
