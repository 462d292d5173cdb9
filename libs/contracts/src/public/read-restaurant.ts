import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { cardTerms } from './card-terms.ts';
import { identifierParams, publicRestaurant } from './restaurant.ts';

export const readPublicRestaurant = defineCall({
  name: 'readPublicRestaurant',
  summary: 'Tells a guest what the booking form looks like',
  method: 'GET',
  path: '/api/1/public/restaurants/:identifier',
  audience: 'public',
  params: identifierParams,
  /** `card` is absent where no card is wanted. */
  reply: hal({ ...publicRestaurant.shape, card: z.optional(cardTerms) }),
});
