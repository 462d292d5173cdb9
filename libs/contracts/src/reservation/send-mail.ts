import * as z from 'zod';
import { staffMails } from '@stammtisch/domain/reservation/guest-mail';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { reservationParams } from './read-reservation.ts';

/**
 * 202: it stands in the outbox, and the history tells when it was delivered. 409 `mail-not-possible`
 * carries `reason`: no-address, status, past, no-consent or already-asked.
 */
export const sendMail = defineCall({
  name: 'sendMail',
  summary: 'Sends a mail about a reservation to its guest',
  rel: 'mails',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/mails',
  audience: 'staff',
  params: reservationParams,
  body: z.strictObject({ type: z.enum(staffMails) }),
  status: 202,
  reply: hal({ type: z.enum(staffMails), recipient: z.string() }),
  problems: ['mail-not-possible'],
});
