import { weekdayOf, type Day } from '../time/minute.ts';
import type { CalendarEvent } from './event.ts';

/** Whether staff may book an event, and whether guests may. */
export type BookingSwitches = Pick<CalendarEvent, 'bookable' | 'onlineBookable'>;

/** Specification §4: turning bookable off forces online bookable off. */
export function setBookable(switches: BookingSwitches, bookable: boolean): BookingSwitches {
  return { bookable, onlineBookable: bookable && switches.onlineBookable };
}

/** Specification §4: turning online bookable on forces bookable on. */
export function setOnlineBookable(
  switches: BookingSwitches,
  onlineBookable: boolean,
): BookingSwitches {
  return { bookable: onlineBookable || switches.bookable, onlineBookable };
}

/**
 * The switches that somebody sent. Where online is on and bookable off, the one that was just turned
 * wins; if that cannot be known, the event stays closed: a guest too few is called back, a guest too
 * many stands at the door.
 */
export function coupleSwitches(
  { bookable, onlineBookable }: BookingSwitches,
  before?: BookingSwitches,
): BookingSwitches {
  if (bookable || !onlineBookable) return { bookable, onlineBookable };
  const wasTurnedOn = before !== undefined && !before.bookable && !before.onlineBookable;
  return { bookable: wasTurnedOn, onlineBookable: wasTurnedOn };
}

/** An event as it was entered: its end may be missing. */
export type EventDraft = Omit<CalendarEvent, 'end'> & { end?: Day | undefined };

export type SettledEvent =
  | { kind: 'settled'; event: CalendarEvent }
  /** Specification §5: the end time lies before the start time. */
  | { kind: 'refused'; code: 'END_BEFORE_START' };

/** Makes an entered event one that can be kept (specification §4 and §5). */
export function settleEvent(draft: EventDraft, before?: BookingSwitches): SettledEvent {
  if (draft.endTime < draft.startTime) return { kind: 'refused', code: 'END_BEFORE_START' };
  const { start, end, interval } = draft;
  const event: CalendarEvent = {
    ...draft,
    ...coupleSwitches(draft, before),
    // Specification §5: the end is set to the start if it is missing or earlier.
    end: end === undefined || end < start ? start : end,
    eventDays: interval === 'WEEKLY' ? daysOf(draft) : [],
    limitedTime: interval !== 'ONCE' && draft.limitedTime,
  };
  return { kind: 'settled', event };
}

/** A weekly event without a day comes back on the day that it begins on. */
function daysOf({ eventDays, start }: EventDraft): number[] {
  const days = eventDays.length === 0 ? [weekdayOf(start) % 7] : eventDays;
  return [...new Set(days)].toSorted((first, second) => first - second);
}
