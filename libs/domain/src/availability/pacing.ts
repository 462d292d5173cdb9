import { addMinutes, dayOf, minuteAt, minuteOfDay, type Minute } from '../time/minute.ts';
import type { BookingRules } from './booking-rules.ts';
import { guestsIn, type BookedParty, type WallSpan } from './guest-limit.ts';

/** The interval of the house's clock that a minute lies in: 19:20 is in 19:15-19:30. */
export function intervalAt(minute: Minute, interval: number): WallSpan {
  const start = minuteAt(dayOf(minute), minuteOfDay(minute) - (minuteOfDay(minute) % interval));
  return { start, end: addMinutes(start, interval) };
}

/** How many guests come in a span, all of them and those who booked online. */
export function arrivingIn(span: WallSpan, parties: readonly BookedParty[]) {
  const online = parties.filter(({ isOnline }) => isOnline);
  return { all: guestsIn(span, parties), online: guestsIn(span, online) };
}

/** Unlike a guest limit a pace is never exceeded: it says what the kitchen can do. -1 is no limit. */
export function fitsPace(limit: number, current: number, party: number): boolean {
  return limit < 0 || current + party <= limit;
}

/** New guests of one interval against the house's pace. */
export interface PacedInterval {
  from: Minute;
  guests: number;
  /** More come than the pace allows, in all or online: staff may overrule it. */
  isOver: boolean;
}

/** Each interval of the house's clock that a span touches, in order. */
export function pacedIntervals(
  span: WallSpan,
  parties: readonly BookedParty[],
  { interval, pacing }: Pick<BookingRules, 'interval' | 'pacing'>,
): PacedInterval[] {
  const intervals: PacedInterval[] = [];
  let slot = intervalAt(span.start, interval);
  for (; slot.start < span.end; slot = intervalAt(slot.end, interval)) {
    const { all, online } = arrivingIn(slot, parties);
    const isOver = !fitsPace(pacing.all, all, 0) || !fitsPace(pacing.online, online, 0);
    intervals.push({ from: slot.start, guests: all, isOver });
  }
  return intervals;
}
