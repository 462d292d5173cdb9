import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

const count = z.int().min(0);

export const ratingSummary = hal({
  five: count,
  four: count,
  three: count,
  two: count,
  one: count,
  /** Null while nobody has rated. */
  average: z.number().min(1).max(5).nullable(),
  /** Those that nobody has looked after yet. */
  open: count,
  /** Guests who were asked, whether they answered or not. */
  asked: count,
  /** The last twelve months with a rated visit, oldest first. */
  months: z.array(
    z.object({
      /** MM.yyyy */
      month: z.string(),
      count,
      average: z.number().min(1).max(5),
    }),
  ),
});
export type RatingSummaryReply = z.infer<typeof ratingSummary>;

export const readRatingSummary = defineCall({
  name: 'readRatingSummary',
  summary: 'Counts the ratings by their stars, and by the months of the visits',
  rel: 'rating-summary',
  method: 'GET',
  path: '/api/1/reservations/ratings/summary',
  audience: 'staff',
  reply: ratingSummary,
});
