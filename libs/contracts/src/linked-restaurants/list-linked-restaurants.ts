import * as z from 'zod';
import { defineCall } from '../call.ts';
import { halCollection } from '../hal.ts';

/** Specification §3, linked restaurant: each comes with a session of its own. */
export const linkedRestaurant = z.object({
  uuid: z.uuid(),
  name: z.string(),
  token: z.string(),
  refresherToken: z.string(),
});

export const listLinkedRestaurants = defineCall({
  name: 'listLinkedRestaurants',
  summary: 'Lists the restaurants that are linked with this one, signed in',
  rel: 'linked-restaurants',
  method: 'GET',
  path: '/api/1/linked-restaurants',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).default(1) }),
  reply: halCollection('linked-restaurants', linkedRestaurant),
});
