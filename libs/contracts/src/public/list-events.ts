import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { halCollection } from '../hal.ts';
import { identifierParams } from './restaurant.ts';

/** An event that guests may book, without anything that is the house's own business. */
export const publicEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where guests read more; empty where there is no such page. */
  link: z.string(),
  interval: z.enum(['ONCE', 'WEEKLY', 'MONTHLY', 'ANNUALLY']),
  /** Wall-clock times in the restaurant's zone, HH:mm. */
  startTime: z.string(),
  /** 23:59 is the end of the service. */
  endTime: z.string(),
  /** 00:00 to 23:59. */
  isFullDay: z.boolean(),
  /** All guests arrive at `startTime`. */
  isSeating: z.boolean(),
  /** While it runs, nothing else can be booked. */
  eventOnly: z.boolean(),
  /** The next service days that can be booked, YYYY-MM-DD: at least one, at most twelve. */
  dates: z.array(z.string()),
});
export type PublicEvent = z.infer<typeof publicEvent>;

/** Specification §6: those for the house alone are not among them. */
export const listPublicEvents = defineCall({
  name: 'listPublicEvents',
  summary: 'Lists the events that guests may book, the next one first',
  rel: 'events',
  method: 'GET',
  path: '/api/1/public/restaurants/:identifier/events',
  audience: 'public',
  params: identifierParams,
  query: z.strictObject({
    page: z._default(
      z.pipe(
        z.pipe(
          z.string().check(z.regex(/^\d{1,4}$/, 'not a page')),
          z.transform((text: string) => Number(text)),
        ),
        z.int().check(z.minimum(1)),
      ),
      1,
    ),
  }),
  reply: halCollection('events', publicEvent),
});
