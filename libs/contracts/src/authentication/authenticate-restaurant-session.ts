import * as z from 'zod';
import { defineCall } from '../call.ts';
import { session, wirePassword } from './session.ts';

/** Specification §7. Sent as a form. 401 `wrong-password`. */
export const authenticateRestaurantSession = defineCall({
  name: 'authenticateRestaurantSession',
  summary: 'Logs in to a linked restaurant by its uuid and password',
  method: 'POST',
  path: '/authenticate-restaurant-session',
  audience: 'public',
  body: z.strictObject({ uuid: z.uuid(), password: wirePassword }),
  reply: session,
  problems: ['wrong-password', 'too-many-requests'],
});
