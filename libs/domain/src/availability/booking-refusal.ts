import type { Day, Minute } from '../time/minute.ts';

/** An event as far as a sentence about it needs. */
export interface EventMention {
  title: string;
  isFullDay: boolean;
  /** When it runs on the day that was asked about. */
  from: Minute;
  to: Minute;
}

/** Guests of a span against its limit. */
export interface LimitReached {
  limit: number;
  /** Who is in it already. */
  guests: number;
}

/** The rule that keeps a party from a minute, with what it takes to say so in words. */
export type BookingRefusal =
  | { rule: 'not-online' }
  | { rule: 'party-too-small'; minPersons: number }
  | { rule: 'party-too-large'; maxPersons: number }
  | { rule: 'past' }
  /** The clocks jump over this minute in that night. */
  | { rule: 'skipped-hour' }
  | { rule: 'too-far-ahead'; lastDay: Day; bookableFrom: Day }
  | { rule: 'off-day' | 'off-time' | 'restricted' | 'event-only'; event: EventMention }
  | { rule: 'closed' }
  | { rule: 'off-step'; interval: number }
  /** The opening hour takes no guests online (limit 0). */
  | { rule: 'blocked'; from: Minute; to: Minute }
  | { rule: 'event-lock'; event: EventMention; hours: number }
  | { rule: 'event-lead-time'; event: EventMention; minutes: number }
  | { rule: 'lead-time'; minutes: number }
  | { rule: 'lead-days'; days: number; firstDay: Day }
  | ({ rule: 'guest-limit'; from: Minute; to: Minute } & LimitReached)
  | ({ rule: 'event-limit'; event: EventMention } & LimitReached)
  | ({ rule: 'pacing' | 'online-pacing'; from: Minute; interval: number } & LimitReached)
  | { rule: 'no-table' };

export type BookingRule = BookingRefusal['rule'];
