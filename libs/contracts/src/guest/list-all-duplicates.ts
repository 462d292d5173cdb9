import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal, halCollection } from '../hal.ts';
import { guest } from './guest.ts';
import { duplicate } from './list-duplicates.ts';

/** Two entries that may be the same guest, and why it is thought so. */
export const duplicatePair = hal({ first: guest, second: guest, reason: duplicate.shape.reason });
export type DuplicatePair = z.infer<typeof duplicatePair>;

export const listAllDuplicates = defineCall({
  name: 'listAllDuplicates',
  summary: 'Lists what may be written twice in the guest book, the surest first',
  rel: 'guest-duplicates',
  method: 'GET',
  path: '/api/1/guests/duplicates',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('pairs', duplicatePair),
});
