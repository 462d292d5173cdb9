import type { CalendarEvent } from '../opening-hours/event.ts';
import type { Opening } from '../opening-hours/opening-hours.ts';
import type { Day, EpochMinute, Minute } from '../time/minute.ts';
import type { BookingRules } from './booking-rules.ts';
import type { BookedParty } from './guest-limit.ts';

/** Whether and where guests are booked already. */
export interface DayLoad {
  parties: readonly BookedParty[];
  /** Whether there is a table for the party at this time (`admitsAt`), or none is asked for. */
  admits: (at: EpochMinute) => boolean;
}

/** A service day as it can be asked about. */
export interface ServiceDay {
  day: Day;
  rules: BookingRules;
  openings: readonly Opening[];
  /** Whatever may happen on the day or on the calendar day after it. */
  events: readonly CalendarEvent[];
  /** Undefined for a minute that the house's clocks skip. */
  toInstant: (minute: Minute) => EpochMinute | undefined;
}

export interface BookingQuestion {
  persons: number;
  now: { at: EpochMinute; minute: Minute; serviceDay: Day };
  /**
   * Guests are held to all rules; staff to those that say what the house can bear, and they may
   * overrule them.
   */
  audience: 'guest' | 'staff';
  /** The event that is booked, and not a table at ordinary hours. */
  event?: CalendarEvent | undefined;
}

export interface Asked {
  serviceDay: ServiceDay;
  question: BookingQuestion;
  load: DayLoad;
  time: Minute;
  at: EpochMinute;
}
