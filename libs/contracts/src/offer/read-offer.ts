import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate, wireTime } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { bookingRefusal } from './booking-refusal.ts';

const judged = {
  /** Wall-clock time in the restaurant's zone, HH:mm. */
  time: z.string(),
  /** The calendar day of that time: a service day may run past midnight. dd.MM.yyyy. */
  date: z.string(),
  /** The rule that refuses it; null when the party is welcome. */
  refusal: bookingRefusal.nullable(),
};

/**
 * What the booking rule says about each time of a day: to a guest ("what does a guest see on
 * 24 December?") or to staff, whom it only warns. Nothing is altered.
 */
export const readOffer = defineCall({
  name: 'readOffer',
  summary: 'Says for each time of a day whether a party can have it, and which rule refuses it',
  rel: 'offer',
  method: 'POST',
  path: '/api/1/offer',
  audience: 'staff',
  body: z.strictObject({
    /** The service day; with a time, the calendar day of that time. */
    date: wireDate,
    persons: z.int().min(1).max(500),
    audience: z.enum(['guest', 'staff']).default('guest'),
    /** Said about in `asked`, whether or not it is offered. */
    time: z.optional(wireTime),
    /** The event that the party would book, instead of a table at ordinary hours. */
    eventId: z.uuid().optional(),
    /** A reservation that would be changed: it is not in its own way. */
    reservationId: z.uuid().optional(),
    /** Settings that are not saved yet, as a JSON Merge Patch on the saved ones. */
    settings: z.record(z.string(), z.json()).optional(),
  }),
  reply: hal({
    /** The service day that was asked about, dd.MM.yyyy. */
    date: z.string(),
    persons: z.int(),
    /** Each time that opening hours or event offer; empty on a day without any. */
    times: z.array(z.object(judged)),
    asked: z.object(judged).nullable(),
  }),
});
export type OfferReply = z.output<typeof readOffer.reply>;
