import { defineCall } from '../call.ts';
import { guest, guestParams } from './guest.ts';

/** Until the guest is erased. */
export const restoreGuest = defineCall({
  name: 'restoreGuest',
  summary: 'Takes the deletion of a guest back',
  rel: 'restore',
  method: 'POST',
  path: '/api/1/guests/:guestId/restore',
  audience: 'staff',
  params: guestParams,
  reply: guest,
});
