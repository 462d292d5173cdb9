import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { instant, wireDate, wireTime } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';
import { stars } from '../reservation/reservation.ts';

/** What a guest said of a visit, and what the house made of it. */
export const rating = hal({
  id: z.uuid(),
  version: z.int(),
  stars,
  comment: z.string(),
  ratedAt: instant,
  handled: z.boolean(),
  /** What staff wrote for each other; guests never see it. */
  note: z.string(),
  guestName: z.string(),
  visit: z.object({
    reservationId: z.uuid(),
    date: wireDate,
    time: wireTime,
    serviceDay: wireDate,
    persons: z.object({ from: z.int(), to: z.int() }),
  }),
});
export type RatingReply = z.infer<typeof rating>;

const ratingParams = z.object({ ratingId: z.uuid() });

export const listRatings = defineCall({
  name: 'listRatings',
  summary: 'Lists what guests said, newest first',
  rel: 'ratings',
  method: 'GET',
  path: '/api/1/reservations/ratings',
  audience: 'staff',
  query: z.strictObject({
    stars: z.coerce.number().int().min(1).max(5).optional(),
    /** Only those that nobody has looked after yet. */
    open: z.literal('true').optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('ratings', rating),
});

export const readRating = defineCall({
  name: 'readRating',
  summary: 'Reads one rating',
  rel: 'self',
  method: 'GET',
  path: '/api/1/reservations/ratings/:ratingId',
  audience: 'staff',
  params: ratingParams,
  reply: rating,
});

/** JSON Merge Patch; needs `If-Match`. */
export const patchRating = defineCall({
  name: 'patchRating',
  summary: 'Marks a rating as handled, or notes what was done about it',
  rel: 'self',
  method: 'PATCH',
  path: '/api/1/reservations/ratings/:ratingId',
  audience: 'staff',
  params: ratingParams,
  body: z.strictObject({ handled: z.boolean().optional(), note: z.optional(text(2_000)) }),
  reply: rating,
  problems: ['stale-version', 'version-required'],
});
