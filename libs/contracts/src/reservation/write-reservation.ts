import * as z from 'zod';
import { language, optionalEmail, phone, text } from '../fields/text.ts';
import { wireDate, wireTime } from '../fields/time.ts';
import { companion, duration, partySize, preOrder, status } from './reservation.ts';

/** The guest of a reservation: one from the guest book, or a new one. */
export const reservationGuest = z.union([
  z.strictObject({ id: z.uuid() }),
  z.strictObject({
    anrede: z._default(text(20), ''),
    forename: z._default(text(100), ''),
    lastname: text(100, 1),
    company: z._default(text(120), ''),
    phone: z._default(phone, ''),
    email: z._default(optionalEmail, ''),
    language: z._default(language, 'de'),
    /** A walk-in without a name: the guest book neither lists nor suggests it. */
    temporary: z.boolean().default(false),
  }),
]);

/** What staff write. `tables: 'auto'` takes the best free one; an empty list leaves it unassigned. */
export const reservationFields = {
  guest: reservationGuest,
  persons: partySize,
  date: wireDate,
  time: wireTime,
  /** Absent: the house's guest visit duration. */
  duration: duration.optional(),
  tables: z.union([z.literal('auto'), z.array(z.uuid()).max(20)]).default([]),
  tags: z.array(text(40, 1)).max(20).default([]),
  comment: z._default(text(2_000), ''),
  onlineComment: z._default(text(2_000), ''),
  internalComment: z._default(text(2_000), ''),
  /** The room that the party wants; `tables: 'auto'` looks there. */
  inRoom: z.uuid().nullable().default(null),
  companions: z.array(companion).max(50).default([]),
  preOrders: z.array(preOrder).max(50).default([]),
  creator: z._default(text(100), ''),
  locked: z.boolean().default(false),
};

/** Whether the guest is told of a new time or party; only what was confirmed to them concerns them. */
const notifyGuest = z.boolean();

/** Decisions §1, rows that begin with (new), as far as staff choose them. */
export const newReservation = z.strictObject({
  ...reservationFields,
  status: status
    .extract(['CONFIRMED', 'OPEN', 'QUEUED', 'TAKE_AWAY', 'SEATED'])
    .default('CONFIRMED'),
  /** Staff say whether the guest hears of it; online bookings always do. */
  notifyGuest: z.boolean().default(false),
});
export type NewReservation = z.infer<typeof newReservation>;

export const replacedReservation = z.strictObject({
  ...reservationFields,
  notifyGuest: notifyGuest.default(false),
});
export type ReplacedReservation = z.infer<typeof replacedReservation>;

/** JSON Merge Patch (RFC 7396): what is absent stays. */
export const patchedReservation = z
  .strictObject({
    guest: reservationGuest,
    persons: partySize,
    date: wireDate,
    time: wireTime,
    duration,
    tables: z.union([z.literal('auto'), z.array(z.uuid()).max(20)]),
    tags: z.array(text(40, 1)).max(20),
    comment: text(2_000),
    onlineComment: text(2_000),
    internalComment: text(2_000),
    inRoom: z.uuid().nullable(),
    companions: z.array(companion).max(50),
    preOrders: z.array(preOrder).max(50),
    creator: text(100),
    locked: z.boolean(),
    notifyGuest,
  })
  .partial();
export type PatchedReservation = z.infer<typeof patchedReservation>;
