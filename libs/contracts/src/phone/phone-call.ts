import * as z from 'zod';
import { callStates } from '@stammtisch/domain/phone/call-state';
import { defineCall } from '../call.ts';
import { guest } from '../guest/guest.ts';
import { hal, halCollection } from '../hal.ts';

export const phoneCall = hal({
  id: z.uuid(),
  state: z.enum(callStates),
  /** E.164 where some network could have given out the number, else as the phone system sent it; null: withheld. */
  caller: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** For so many seconds it should still stand on the screens; 0: it is history. */
  secondsLeft: z.int().nonnegative(),
  /** Who has this number in the guest book: at most five, those who come most often first. */
  guests: z.array(guest),
});
export type PhoneCallReply = z.infer<typeof phoneCall>;

export const readPhoneCall = defineCall({
  name: 'readPhoneCall',
  summary: 'Reads one call, and who may be calling',
  rel: 'self',
  method: 'GET',
  path: '/api/1/phone/calls/:callId',
  audience: 'staff',
  params: z.object({ callId: z.uuid() }),
  reply: phoneCall,
  problems: ['feature-off'],
});

/** Somebody has seen to it: a screen that opens later does not show it any more. Others keep their card. */
export const putAwayPhoneCall = defineCall({
  name: 'putAwayPhoneCall',
  summary: 'Notes that somebody has seen to a call',
  rel: 'put-away',
  method: 'POST',
  path: '/api/1/phone/calls/:callId/put-away',
  audience: 'staff',
  params: z.object({ callId: z.uuid() }),
  status: 204,
  reply: z.undefined(),
  problems: ['feature-off'],
});

/** Calls are kept for a day. */
export const listPhoneCalls = defineCall({
  name: 'listPhoneCalls',
  summary: 'Lists the calls of the last day, the latest first',
  rel: 'calls',
  method: 'GET',
  path: '/api/1/phone/calls',
  audience: 'staff',
  query: z.strictObject({
    /** Only those that still stand on the screens and that nobody has answered or put away. */
    open: z.literal('true').optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('calls', phoneCall),
  problems: ['feature-off'],
});

/** Shows on every screen of the house what a call from this number would show. */
export const ringForTrial = defineCall({
  name: 'ringForTrial',
  summary: 'Rings for trial',
  rel: 'ring',
  method: 'POST',
  path: '/api/1/phone/ring',
  audience: 'staff',
  body: z.strictObject({ from: z.string().max(40).default('') }),
  status: 201,
  reply: phoneCall,
  problems: ['feature-off'],
});
