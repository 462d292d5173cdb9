import * as z from 'zod';
import { defineCall } from '../call.ts';
import { instant } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { reservation } from '../reservation/reservation.ts';
import { guest, guestParams } from './guest.ts';

/** GDPR articles 15 and 20: all that the house knows of one guest, in a form that machines read. */
export const guestData = hal({
  restaurant: z.string(),
  exportedAt: instant,
  guest,
  /** At most the latest 5,000. */
  reservations: z.array(reservation),
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
