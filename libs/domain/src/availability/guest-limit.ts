import type { EpochMinute, Minute } from '../time/minute.ts';

/** Specification §5: the last fitting reservation may exceed the limit by 10 percent. */
const usualOverflow = 10;

/**
 * Decisions §2: -1 unlimited, 0 blocked, n > 0: accept while fewer than n guests are there and the
 * party stays within n plus the overflow (percent).
 */
export function fitsGuestLimit(
  limit: number,
  current: number,
  party: number,
  overflow: number = usualOverflow,
): boolean {
  if (limit < 0) return true;
  if (limit === 0) return false;
  return current < limit && current + party <= mostGuests(limit, overflow);
}

/** The limit with its overflow (percent). Integer arithmetic: 1.1 * 10 is 11.000000000000002 otherwise. */
export function mostGuests(limit: number, overflow: number = usualOverflow): number {
  return Math.floor((limit * (100 + overflow)) / 100);
}

/** A span of time, by the wall clock or by instants; one without length is a seating. */
export interface Span<Axis extends Minute | EpochMinute> {
  start: Axis;
  /** Exclusive, unless it is the start. */
  end: Axis;
}
export type WallSpan = Span<Minute>;

/** Decisions §2: a party counts where it starts, not where it ends. */
export function startsIn<Axis extends Minute | EpochMinute>(
  { start, end }: Span<Axis>,
  minute: Axis,
): boolean {
  return start === end ? minute === start : minute >= start && minute < end;
}

/** A party that counts against a limit; a range counts with its maximum. */
export interface CountedParty<Axis extends Minute | EpochMinute> {
  start: Axis;
  persons: number;
}

/** A party in the book, or one for which a table is held. */
export interface BookedParty extends CountedParty<Minute> {
  isOnline: boolean;
}

/** Decisions §2: all occupying reservations that start inside the span count, not only online ones. */
export function guestsIn<Axis extends Minute | EpochMinute>(
  span: Span<Axis>,
  parties: readonly CountedParty<Axis>[],
): number {
  let guests = 0;
  for (const { start, persons } of parties) if (startsIn(span, start)) guests += persons;
  return guests;
}
