import * as z from 'zod';
import { chosenFields } from '@stammtisch/domain/guest/merge-guests';
import { defineCall } from '../call.ts';
import { guest, guestParams } from './guest.ts';

/**
 * Called on the entry that goes; `into` stays and gets its reservations. Gaps of `into` are filled,
 * `take` names the fields that it takes over even so; the stricter consent wins. Needs `If-Match`.
 */
export const mergeGuests = defineCall({
  name: 'mergeGuests',
  summary: 'Makes one guest of two',
  rel: 'merge',
  method: 'POST',
  path: '/api/1/guests/:guestId/merge',
  audience: 'staff',
  params: guestParams,
  body: z.strictObject({
    into: z.uuid(),
    /** The version of `into` that the choice was based on. */
    intoVersion: z.int().optional(),
    take: z.array(z.enum(chosenFields)).max(chosenFields.length).default([]),
  }),
  reply: guest,
  problems: ['stale-version', 'version-required'],
});
