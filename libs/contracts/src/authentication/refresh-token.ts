import { defineCall } from '../call.ts';
import { session } from './session.ts';

/**
 * Specification §7. Takes the refresher token as bearer and answers the next pair. The same one
 * repeated within 30 s gets the same successor; later it ends the whole session.
 */
export const refreshToken = defineCall({
  name: 'refreshToken',
  summary: 'Exchanges a refresher token for the next pair of tokens',
  method: 'GET',
  path: '/authenticate/refresh-token',
  audience: 'refresher',
  reply: session,
});
