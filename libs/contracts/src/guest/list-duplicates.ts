import * as z from 'zod';
import { defineCall } from '../call.ts';
import { halCollection } from '../hal.ts';
import { guest, guestParams } from './guest.ts';

/** Another entry that may be the same guest, and why it is thought so. */
export const duplicate = z.object({
  ...guest.shape,
  reason: z.enum(['phone', 'email', 'name']),
});
export type Duplicate = z.infer<typeof duplicate>;

export const listDuplicates = defineCall({
  name: 'listDuplicates',
  summary: 'Suggests other entries of the same guest, at most twenty',
  rel: 'duplicates',
  method: 'GET',
  path: '/api/1/guests/:guestId/duplicates',
  audience: 'staff',
  params: guestParams,
  reply: halCollection('guests', duplicate),
});
