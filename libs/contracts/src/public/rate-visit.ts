import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal } from '../hal.ts';
import { bookingTokenParams } from './manage-booking.ts';

/** A visit behind the link of a rating mail. */
export const ratedVisit = hal({
  state: z.enum(['open', 'rated', 'expired']),
  restaurant: z.string(),
  /** YYYY-MM-DD and HH:mm in the restaurant's zone. */
  date: z.string(),
  time: z.string(),
  /** Null until the guest has rated. */
  stars: z.nullable(z.int()),
  comment: z.string(),
});
export type RatedVisit = z.infer<typeof ratedVisit>;

/** GET and HEAD never change anything; `rate` is linked only while the visit can be rated. */
export const readVisitToRate = defineCall({
  name: 'readVisitToRate',
  summary: 'Shows a guest the visit behind the link of a rating mail',
  rel: 'self',
  method: 'GET',
  path: '/api/1/public/ratings/:token',
  audience: 'public',
  params: bookingTokenParams,
  reply: ratedVisit,
});

export const rateVisit = defineCall({
  name: 'rateVisit',
  summary: 'Rates a visit, once',
  rel: 'rate',
  method: 'POST',
  path: '/api/1/public/ratings/:token',
  audience: 'public',
  params: bookingTokenParams,
  body: z.strictObject({
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    comment: z._default(text(2_000), ''),
  }),
  reply: ratedVisit,
  problems: ['already-rated', 'link-expired'],
});
