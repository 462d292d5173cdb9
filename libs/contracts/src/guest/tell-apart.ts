import * as z from 'zod';
import { defineCall } from '../call.ts';
import { guestParams } from './guest.ts';

/** Remembered until one of the two goes; `distinct: false` takes it back. */
export const tellApart = defineCall({
  name: 'tellApart',
  summary: 'Says that two entries of the guest book are two people',
  rel: 'distinct',
  method: 'POST',
  path: '/api/1/guests/:guestId/distinct',
  audience: 'staff',
  params: guestParams,
  body: z.strictObject({ other: z.uuid(), distinct: z.boolean().default(true) }),
  status: 204,
  reply: z.undefined(),
});
