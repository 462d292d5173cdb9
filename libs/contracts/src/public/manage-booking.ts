import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { booking } from './book-table.ts';

/** The token of the mail link: 128 random bits in base64url. */
export const bookingTokenParams = z.object({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
});

/** GET and HEAD never change anything; `cancel` is linked only while the guest may cancel. */
export const readBooking = defineCall({
  name: 'readBooking',
  summary: 'Shows a guest their booking behind the mail link',
  rel: 'self',
  method: 'GET',
  path: '/api/1/public/reservations/:token',
  audience: 'public',
  params: bookingTokenParams,
  reply: booking,
  problems: ['link-expired'],
});

export const cancelBooking = defineCall({
  name: 'cancelBooking',
  summary: 'Cancels a booking for its guest',
  rel: 'cancel',
  method: 'POST',
  path: '/api/1/public/reservations/:token/cancel',
  audience: 'public',
  params: bookingTokenParams,
  reply: booking,
  problems: ['already-cancelled', 'cancellation-not-allowed', 'link-expired'],
});
