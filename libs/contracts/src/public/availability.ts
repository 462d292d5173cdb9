import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { isoDate } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { holdToken } from './hold-table.ts';
import { eventId, identifierParams } from './restaurant.ts';

/** Why a time cannot be had. */
export const unavailability = z.enum(['too-late', 'guest-limit', 'no-table']);
export type Unavailability = z.infer<typeof unavailability>;

export const offeredTime = z.object({
  /** Wall-clock time in the restaurant's zone, HH:mm. */
  time: z.string(),
  /** The calendar day of that time: a service day may run past midnight. YYYY-MM-DD. */
  date: z.string(),
  free: z.boolean(),
  reason: z.optional(unavailability),
});
export type OfferedTimeReply = z.infer<typeof offeredTime>;

/** Of a party: how many, and on which service day. */
export const dayAndSize = {
  date: isoDate,
  persons: z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'not a number of persons')),
      z.transform((text: string) => Number(text)),
    ),
    z.int().check(z.minimum(1), z.maximum(500)),
  ),
};

export const offeredDay = hal({
  date: z.string(),
  persons: z.int(),
  /** Empty on a day without openings. */
  times: z.array(offeredTime),
});

export const listAvailability = defineCall({
  name: 'listAvailability',
  summary: 'Lists the times of one service day that a party can have',
  rel: 'availability',
  method: 'GET',
  path: '/api/1/public/restaurants/:identifier/availability',
  audience: 'public',
  params: identifierParams,
  query: z.strictObject({
    ...dayAndSize,
    /** What this browser keeps already does not stand in its own way. */
    hold: z.optional(holdToken),
    event: z.optional(eventId),
  }),
  reply: offeredDay,
  problems: ['not-bookable'],
});
