import type { Minute } from '../time/minute.ts';
import type { ServiceDay } from './booking-question.ts';
import type { EventMention } from './booking-refusal.ts';
import { guestsIn, mostGuests, startsIn, type CountedParty, type WallSpan } from './guest-limit.ts';
import { isSeatingAt } from './limit-rules.ts';
import { fitsPace, intervalAt } from './pacing.ts';
import { eventsAt, mention } from './running-events.ts';

/** What of a house has a limit. */
export type Limited =
  | { kind: 'opening' }
  | { kind: 'event'; event: EventMention }
  /** New guests in one interval of the house's clock. */
  | { kind: 'pace' };

/** A span of a service day in which more guests would come than is set for it. */
export interface Overfull {
  of: Limited;
  span: WallSpan;
  limit: number;
  /** Who is expected already. */
  booked: number;
  /** Who would come in addition. */
  added: number;
  /** At which minutes those would come, each once. */
  starts: Minute[];
}

type Parties = readonly CountedParty<Minute>[];

/** A limit as `judgeBooking` would hold the house's own staff to it. */
interface Bound {
  of: Limited;
  span: WallSpan;
  limit: number;
  /** Whether so many fit beside those who are expected. */
  fits: (booked: number, added: number) => boolean;
  /** Who comes at this minute does not count. */
  isExempt?: (time: Minute) => boolean;
}

/**
 * What would be too full if `added` came, too: opening hours, events, intervals of the house's pace. In
 * order of their beginning. Where `judgeBooking` would let staff book all of them one by one, nothing is.
 */
export function overfullBy(serviceDay: ServiceDay, booked: Parties, added: Parties): Overfull[] {
  const times = [...new Set(added.map(({ start }) => start))].toSorted();
  return [
    ...openingBounds(serviceDay),
    ...eventBounds(serviceDay, times),
    ...paces(serviceDay, times),
  ]
    .flatMap((bound) => overfull(bound, booked, added))
    .toSorted((one, other) => (one.span.start < other.span.start ? -1 : 1));
}

function overfull({ fits, isExempt, ...bound }: Bound, booked: Parties, all: Parties): Overfull[] {
  const coming = all.filter(({ start }) => startsIn(bound.span, start) && !isExempt?.(start));
  if (coming.length === 0) return [];
  const before = guestsIn(bound.span, booked);
  const more = guestsIn(bound.span, coming);
  if (fits(before, more)) return [];
  const starts = [...new Set(coming.map(({ start }) => start))].toSorted();
  return [{ ...bound, booked: before, added: more, starts }];
}

/** 0 keeps guests from booking online, and not the house itself. */
function openingBounds({ openings }: ServiceDay): Bound[] {
  return openings.flatMap(({ start, end, onlineGuestLimit: limit }) =>
    limit <= 0
      ? []
      : [{ of: { kind: 'opening' }, span: { start, end }, limit, fits: within(mostGuests(limit)) }],
  );
}

function eventBounds({ day, events }: ServiceDay, times: readonly Minute[]): Bound[] {
  const running = times
    .flatMap((time) => eventsAt(events, day, time))
    .filter(({ event }) => event.guestLimit > 0);
  // One event runs at several of the minutes.
  const each = running.filter(
    ({ event, span }, index) =>
      index ===
      running.findIndex((other) => other.event === event && other.span.start === span.start),
  );
  return each.map((one) => {
    const { guestLimit: limit, guestLimitOverflowPercent } = one.event;
    const fits = within(mostGuests(limit, guestLimitOverflowPercent));
    return { of: { kind: 'event', event: mention(one) }, span: one.span, limit, fits };
  });
}

function paces({ openings, rules }: ServiceDay, times: readonly Minute[]): Bound[] {
  const { all: limit } = rules.pacing;
  if (limit < 0) return [];
  const isExempt = (time: Minute) => isSeatingAt(openings, time);
  const starts = new Set(times.map((time) => intervalAt(time, rules.interval).start));
  return [...starts].map((start) => ({
    of: { kind: 'pace' },
    span: intervalAt(start, rules.interval),
    limit,
    fits: (booked, added) => fitsPace(limit, booked, added),
    isExempt,
  }));
}

function within(most: number): Bound['fits'] {
  return (booked, added) => booked + added <= most;
}
