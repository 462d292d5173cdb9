import * as z from 'zod';
import { callEvents } from '@stammtisch/domain/phone/call-state';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

const number = z.union([z.string().max(64), z.number().transform(String)]);

/**
 * What a phone system tells. The names are those of sipgate.io; `callerNumber` is what the others
 * call it. It is another system's message, so what else is in it is passed over.
 */
const told = {
  event: z.enum(callEvents).default('newCall'),
  from: number.optional(),
  callerNumber: number.optional(),
  /** The phone system's own; without one, calls are told apart by number and minute. */
  callId: z.string().max(128).optional(),
  direction: z.enum(['in', 'out']).default('in'),
};

const withToken = {
  /** For systems that cannot send `Authorization: Bearer`. */
  token: z.string().max(200).optional(),
};

const reply = hal({ heard: z.boolean() });

/** Takes JSON and forms. Telling the same twice, late or out of order changes nothing. */
export const hearCall = defineCall({
  name: 'hearCall',
  summary: 'Hears of a call from the house’s phone system',
  method: 'POST',
  path: '/api/1/phone/calls',
  audience: 'system',
  query: z.object(withToken),
  body: z.object(told),
  reply,
  problems: ['please-login', 'feature-off'],
});

/** As sipgate.io wants it: a form, and an answer in XML that says where to tell of the rest. */
export const hearCallOfSipgate = defineCall({
  name: 'hearCallOfSipgate',
  summary: 'Hears of a call from sipgate.io',
  method: 'POST',
  path: '/api/1/phone/sipgate',
  audience: 'system',
  query: z.object(withToken),
  body: z.object(told),
  reply: z.instanceof(Uint8Array),
  replyType: 'application/xml',
  problems: ['please-login', 'feature-off'],
});

/** For phones that can only open an address ("action URL"). */
export const hearCallByAddress = defineCall({
  name: 'hearCallByAddress',
  summary: 'Hears of a call through an address that a phone opens',
  method: 'GET',
  path: '/api/1/phone/call',
  audience: 'system',
  query: z.object({ ...withToken, ...told }),
  reply,
  problems: ['please-login', 'feature-off'],
});
