import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { guestParams } from './guest.ts';

/**
 * Needs `If-Match`. The guest is hidden at once and erased a quarter of an hour later; until then
 * the answer's link `restore` takes it back. Who is expected cannot be deleted.
 */
export const deleteGuest = defineCall({
  name: 'deleteGuest',
  summary: 'Deletes a guest; the reservations stay without a name',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/guests/:guestId',
  audience: 'staff',
  params: guestParams,
  reply: hal({ id: z.uuid() }),
  problems: ['guest-expected', 'stale-version', 'version-required'],
});
