import * as z from 'zod';
import { callStates } from '@stammtisch/domain/phone/call-state';
import { defineCall } from '../call.ts';
import { instant } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { reservation } from '../reservation/reservation.ts';
import { guest, guestParams } from './guest.ts';

const givenConsent = z.object({
  reservationId: z.string(),
  kind: z.enum(['privacy', 'terms', 'newsletter', 'dataStorage']),
  text: z.string(),
  /** What was linked beside it; empty where nothing was. */
  url: z.string(),
  at: instant,
  withdrawnAt: z.nullable(instant),
});

/** As the phone system told it; kept for a day. */
const call = z.object({
  startedAt: instant,
  caller: z.string(),
  state: z.enum(callStates),
  answeredAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});

/** GDPR articles 15 and 20: all that the house knows of one guest, in a form that machines read. */
export const guestData = hal({
  restaurant: z.string(),
  exportedAt: instant,
  guest,
  /** At most the latest 5,000. */
  reservations: z.array(reservation),
  /** What the guest agreed to when they booked online, in the words that they read. */
  consents: z.array(givenConsent),
  /** From the guest's number, the latest first. At most 1,000. */
  calls: z.array(call),
});

export const readGuestData = defineCall({
  name: 'readGuestData',
  summary: 'Hands out all that is stored about a guest',
  rel: 'data',
  method: 'GET',
  path: '/api/1/guests/:guestId/data',
  audience: 'staff',
  params: guestParams,
  reply: guestData,
});
