import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { isoDate, wireTime } from '../fields/time.ts';
import { dayAndSize, offeredDay } from './availability.ts';
import { booking } from './book-table.ts';

/** The token of the mail link: 128 random bits in base64url. */
export const bookingTokenParams = z.object({
  token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
});

/**
 * GET and HEAD never change anything; `cancel`, `change` and `withdraw` are linked only while the
 * guest may do so.
 */
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

/** The times that this very party can have instead; its own table does not stand in its way. */
export const listOtherTimes = defineCall({
  name: 'listOtherTimes',
  summary: 'Lists the times of one service day that a booking can be moved to',
  rel: 'availability',
  method: 'GET',
  path: '/api/1/public/reservations/:token/availability',
  audience: 'public',
  params: bookingTokenParams,
  query: z.strictObject(dayAndSize),
  reply: offeredDay,
});

/**
 * Under the rules of a booking. Where the house confirms by hand it has to confirm again. 409
 * `not-bookable` carries `alternatives`.
 */
export const changeBooking = defineCall({
  name: 'changeBooking',
  summary: 'Changes date, time and size of a booking for its guest',
  rel: 'change',
  method: 'POST',
  path: '/api/1/public/reservations/:token/change',
  audience: 'public',
  params: bookingTokenParams,
  body: z.strictObject({
    date: isoDate,
    time: wireTime,
    persons: z.int().check(z.minimum(1), z.maximum(500)),
  }),
  reply: booking,
  problems: ['not-bookable', 'already-cancelled', 'change-not-allowed', 'link-expired'],
});

/** What was allowed beyond the booking itself is taken back; doing so twice changes nothing more. */
export const withdrawConsent = defineCall({
  name: 'withdrawConsent',
  summary: 'Takes back a guest’s consent to newsletters or to keeping their data',
  rel: 'withdraw',
  method: 'POST',
  path: '/api/1/public/reservations/:token/withdraw',
  audience: 'public',
  params: bookingTokenParams,
  body: z.strictObject({ consent: z.enum(['newsletter', 'dataStorage']) }),
  reply: booking,
});
