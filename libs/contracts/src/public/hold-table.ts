import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { isoDate, wireTime } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { eventId, identifierParams } from './restaurant.ts';

/** Made by the browser, 128 random bits or more: it stands for one time that is kept, never two. */
export const holdToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, 'not a token'));

/** How long a time is kept for a guest who is typing, in seconds. */
export const holdSeconds = 300;

export const tableHold = hal({
  /** Seconds that are left; a duration, because the guest's clock may be wrong. */
  seconds: z.int(),
  /** YYYY-MM-DD and HH:mm in the restaurant's zone. */
  date: z.string(),
  time: z.string(),
  persons: z.int(),
});
export type TableHold = z.infer<typeof tableHold>;

/**
 * Keeps a time for five minutes: until then it counts like a booking. The same token again renews it
 * or moves it to another time; booking with it turns it into the booking. 409 `not-bookable` carries
 * `alternatives`, as a booking would, and leaves nothing kept.
 */
export const holdTable = defineCall({
  name: 'holdTable',
  summary: 'Keeps a time for a guest who is typing',
  rel: 'holds',
  method: 'POST',
  path: '/api/1/public/restaurants/:identifier/holds',
  audience: 'public',
  params: identifierParams,
  body: z.strictObject({
    token: holdToken,
    date: isoDate,
    time: wireTime,
    persons: z.int().check(z.minimum(1), z.maximum(500)),
    event: z.optional(eventId),
  }),
  status: 201,
  reply: tableHold,
  problems: ['not-bookable'],
});

/** The guest goes away, or is done: the time is free for others at once. */
export const releaseTable = defineCall({
  name: 'releaseTable',
  summary: 'Gives a kept time back',
  rel: 'release',
  method: 'POST',
  path: '/api/1/public/restaurants/:identifier/holds/release',
  audience: 'public',
  params: identifierParams,
  body: z.strictObject({ token: holdToken }),
  status: 204,
  reply: z.undefined(),
});
