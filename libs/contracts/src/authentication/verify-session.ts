import { defineCall } from '../call.ts';
import { identity } from './session.ts';

/** Specification §7. 401 once the session was logged out, even while its token is still valid. */
export const verifySession = defineCall({
  name: 'verifySession',
  summary: 'Tells who the access token belongs to',
  method: 'GET',
  path: '/authenticate',
  audience: 'staff',
  reply: identity,
});
