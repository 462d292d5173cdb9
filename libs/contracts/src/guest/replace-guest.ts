import * as z from 'zod';
import { defineCall } from '../call.ts';
import { guest, guestFields, guestParams } from './guest.ts';

/** Needs `If-Match`; a stale one answers 412 with the current representation. */
export const replaceGuest = defineCall({
  name: 'replaceGuest',
  summary: 'Replaces what staff write of a guest',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/guests/:guestId',
  audience: 'staff',
  params: guestParams,
  body: z.strictObject(guestFields),
  reply: guest,
  problems: ['stale-version', 'version-required'],
});
