import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { email, language, phone, text } from '../fields/text.ts';
import { isoDate, wireTime } from '../fields/time.ts';
import { hal } from '../hal.ts';
import { cardId } from './leave-card.ts';
import { holdToken } from './hold-table.ts';
import { eventId, identifierParams } from './restaurant.ts';

/** What the house has made of the guest's wish. */
export const booking = hal({
  state: z.enum(['requested', 'confirmed', 'waiting', 'cancelled', 'past', 'declined']),
  restaurant: z.string(),
  /** YYYY-MM-DD and HH:mm in the restaurant's zone. */
  date: z.string(),
  time: z.string(),
  persons: z.int(),
  guestName: z.string(),
  /** Until when the guest may cancel or change by themselves, where that ends before the start. */
  freeUntil: z.optional(z.object({ date: z.string(), time: z.string() })),
  /** What a cancellation costs now, in cents; absent while it is free. */
  lateFee: z.optional(z.object({ amount: z.int(), currency: z.string() })),
  /** What the guest still allows, and may take back by the link `withdraw`. */
  allows: z.optional(z.object({ newsletter: z.boolean(), dataStorage: z.boolean() })),
});
export type BookingReply = z.infer<typeof booking>;

/**
 * A request, or a booking where the house confirms at once. Honours `Idempotency-Key`. 409
 * `not-bookable` carries `alternatives`: the nearest free times as {date, time}.
 */
export const bookTable = defineCall({
  name: 'bookTable',
  summary: 'Books a table for a guest',
  rel: 'reservations',
  method: 'POST',
  path: '/api/1/public/restaurants/:identifier/reservations',
  audience: 'public',
  params: identifierParams,
  body: z.strictObject({
    date: isoDate,
    time: wireTime,
    persons: z.int().check(z.minimum(1), z.maximum(500)),
    anrede: z._default(text(20), ''),
    forename: z._default(text(100), ''),
    lastname: text(100, 1),
    company: z._default(text(120), ''),
    phone: z._default(phone, ''),
    /** The mails go there, so an online booking cannot be without. */
    email,
    comment: z._default(text(2_000), ''),
    allowsNewsletter: z._default(z.boolean(), false),
    /** Consent to keep the guest's data beyond this visit. */
    allowsDataStorage: z._default(z.boolean(), false),
    /** The guest has read the privacy policy; nothing is booked without. */
    acceptsPrivacyPolicy: z.literal(true),
    /** Needed where the house has terms. */
    acceptsTerms: z._default(z.boolean(), false),
    language: z._default(language, 'de'),
    /** The time that is kept for this guest (`holdTable`); an expired one counts no more. */
    hold: z.optional(holdToken),
    event: z.optional(eventId),
    /** The card that was left for it (`leaveCard`), where the house wants one. */
    card: z.optional(cardId),
    /** Rather waits for a table than goes elsewhere, where the house has a waiting list. */
    waitingList: z._default(z.boolean(), false),
  }),
  status: 201,
  reply: booking,
  problems: ['not-bookable', 'card-required', 'request-in-flight', 'idempotency-key-reused'],
});

export const bookingAlternatives = z.array(z.object({ date: z.string(), time: z.string() }));
