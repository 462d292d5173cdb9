import * as z from 'zod';
import { defineCall } from '../call.ts';
import { session, wirePassword } from './session.ts';

/** Specification §7. 403 `login-failed` is the same for an unknown account and a wrong password. */
export const logIn = defineCall({
  name: 'logIn',
  summary: 'Logs in with e-mail address and password',
  method: 'POST',
  path: '/authenticate',
  audience: 'public',
  body: z.strictObject({ email: z.string().trim().min(3).max(254), password: wirePassword }),
  reply: session,
  problems: ['login-failed', 'too-many-requests'],
});
