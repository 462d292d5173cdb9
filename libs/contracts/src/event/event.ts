import * as z from 'zod';
import { text } from '../fields/text.ts';
import { wireDate } from '../fields/time.ts';
import { webAddress } from '../fields/web-address.ts';
import { hal } from '../hal.ts';

export const eventTypes = ['OFFDAY', 'OFFTIME', 'RESTRICTED_RESERVATIONS', 'EVENT'] as const;
export const eventIntervals = ['ONCE', 'WEEKLY', 'MONTHLY', 'ANNUALLY'] as const;

/** Specification §3: [hour, minute]. */
export const hourAndMinute = z.tuple([z.int().min(0).max(23), z.int().min(0).max(59)]);

/** A year, as milliseconds: nobody has to book an evening earlier than that. */
const longestLeadTime = 366 * 24 * 3_600_000;

/** Everything that staff write of an event; the defaults are the specification's (§9). */
export const eventFields = z.strictObject({
  title: text(120, 1),
  description: z._default(text(2_000), ''),
  start: wireDate,
  /** The last day. Specification §5: set to the start if missing or earlier. */
  end: z.optional(wireDate),
  interval: z.enum(eventIntervals).default('ONCE'),
  /** 0 is Sunday. WEEKLY alone has days; without any it is the weekday of the start. */
  eventDays: z.array(z.int().min(0).max(6)).max(7).default([]),
  /** It comes back until `end`; else for ever. */
  limitedTime: z.boolean().default(false),
  startTime: hourAndMinute.default([0, 0]),
  /** 23:59 is the end of the service, past midnight too; the start time makes it a seating. */
  endTime: hourAndMinute.default([23, 59]),
  /** -1 unlimited, 0 blocked, above 0 a count of guests. */
  guestLimit: z.int().min(-1).max(100_000).default(-1),
  guestLimitOverflowPercent: z.int().min(0).max(100).default(10),
  /** Guests book at least so long before it begins; the house's own lead time holds as well. */
  reservationLeadTimeMillis: z.int().min(0).max(longestLeadTime).default(0),
  bookable: z.boolean().default(true),
  onlineBookable: z.boolean().default(true),
  eventOnly: z.boolean().default(false),
  internalOnly: z.boolean().default(false),
  /** Where guests read more. */
  link: webAddress.default(''),
  /** What another system calls it; kept where it is not sent. */
  refId: z.optional(text(500)),
  iCalEvent: z.boolean().optional(),
});
export type EventFields = z.output<typeof eventFields>;

export const event = hal({
  id: z.uuid(),
  version: z.int(),
  title: z.string(),
  description: z.string(),
  start: wireDate,
  end: wireDate,
  interval: z.enum(eventIntervals),
  eventDays: z.array(z.int()),
  limitedTime: z.boolean(),
  startTime: hourAndMinute,
  endTime: hourAndMinute,
  guestLimit: z.int(),
  guestLimitOverflowPercent: z.int(),
  reservationLeadTimeMillis: z.int(),
  bookable: z.boolean(),
  onlineBookable: z.boolean(),
  eventOnly: z.boolean(),
  internalOnly: z.boolean(),
  link: z.string(),
  refId: z.string(),
  iCalEvent: z.boolean(),
  /** Derived (specification §4). */
  type: z.enum(eventTypes),
  /** It does not happen any more (specification §4). */
  old: z.boolean(),
  /** The next days, today among them: at most five. */
  nextDates: z.array(wireDate),
  /** The calendar that it was imported from does not have it any more. */
  vanished: z.boolean(),
});
export type EventReply = z.output<typeof event>;

export const eventParams = z.object({ eventId: z.uuid() });
