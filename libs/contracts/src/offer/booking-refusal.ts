import * as z from 'zod';
import type { BookingRefusal } from '@stammtisch/domain/availability/booking-refusal';
import { parseDay, parseMinute } from '@stammtisch/domain/time/minute';

function parsedBy<Value>(parse: (text: string) => Value | undefined) {
  return z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: 'not a day or minute of the calendar' });
    return z.NEVER;
  });
}

const minute = parsedBy(parseMinute);
const day = parsedBy(parseDay);
const event = z.object({ title: z.string(), isFullDay: z.boolean(), from: minute, to: minute });
const reached = { limit: z.int(), guests: z.int() };

/** The rule that keeps a party from a minute, with what it takes to say so in words. */
export const bookingRefusal = z.discriminatedUnion('rule', [
  z.object({ rule: z.enum(['not-online', 'past', 'skipped-hour', 'closed', 'no-table']) }),
  z.object({ rule: z.literal('party-too-small'), minPersons: z.int() }),
  z.object({ rule: z.literal('party-too-large'), maxPersons: z.int() }),
  z.object({ rule: z.literal('too-far-ahead'), lastDay: day, bookableFrom: day }),
  z.object({ rule: z.enum(['off-day', 'off-time', 'restricted', 'event-only']), event }),
  z.object({ rule: z.literal('off-step'), interval: z.int() }),
  z.object({ rule: z.literal('blocked'), from: minute, to: minute }),
  z.object({ rule: z.literal('event-lock'), event, hours: z.number() }),
  z.object({ rule: z.literal('event-lead-time'), event, minutes: z.int() }),
  z.object({ rule: z.literal('lead-time'), minutes: z.int() }),
  z.object({ rule: z.literal('lead-days'), days: z.int(), firstDay: day }),
  z.object({ rule: z.literal('guest-limit'), from: minute, to: minute, ...reached }),
  z.object({ rule: z.literal('event-limit'), event, ...reached }),
  z.object({
    rule: z.enum(['pacing', 'online-pacing']),
    from: minute,
    interval: z.int(),
    ...reached,
  }),
]) satisfies z.ZodType<BookingRefusal>;
