import * as z from 'zod';
import { defineCall } from '../call.ts';

/** Ends the session that the access or refresher token descends from, on every device that shares it. */
export const logOut = defineCall({
  name: 'logOut',
  summary: 'Logs out',
  method: 'DELETE',
  path: '/authenticate',
  audience: 'refresher',
  status: 204,
  reply: z.undefined(),
});
