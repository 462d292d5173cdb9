import * as z from 'zod';
import { defineCall } from '../call.ts';
import { language, optionalEmail, phone, text } from '../fields/text.ts';
import { hal } from '../hal.ts';

/** What staff write of a guest (specification §3). */
export const guestFields = {
  anrede: z._default(text(20), ''),
  forename: z._default(text(100), ''),
  lastname: text(100, 1),
  company: z._default(text(120), ''),
  street: z._default(text(120), ''),
  plz: z._default(text(20), ''),
  city: z._default(text(120), ''),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z.union([z.literal(''), z.string().regex(/^[A-Z]{2}$/)]).default(''),
  phone: z._default(phone, ''),
  email: z._default(optionalEmail, ''),
  roomno: z._default(text(20), ''),
  comment: z._default(text(2_000), ''),
  allowsNewsletter: z.boolean().default(false),
  allowsDataStorage: z.boolean().default(false),
  tags: z.array(text(40, 1)).max(20).default([]),
  language: z._default(language, 'de'),
  /** A walk-in without a name: not listed and not suggested. */
  temporary: z.boolean().default(false),
  /** The house wants to remember this guest, however long nobody has booked. */
  persist: z.boolean().default(false),
};

export const guest = hal({
  id: z.uuid(),
  version: z.int(),
  anrede: z.string(),
  forename: z.string(),
  lastname: z.string(),
  company: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  country: z.string(),
  phone: z.string(),
  email: z.string(),
  roomno: z.string(),
  comment: z.string(),
  allowsNewsletter: z.boolean(),
  allowsDataStorage: z.boolean(),
  tags: z.array(z.string()),
  language,
  temporary: z.boolean(),
  persist: z.boolean(),
  reservationCount: z.int(),
  noShowCount: z.int(),
});
export type GuestReply = z.infer<typeof guest>;

export const guestParams = z.object({ guestId: z.uuid() });

export const createGuest = defineCall({
  name: 'createGuest',
  summary: 'Writes a guest into the guest book',
  rel: 'guests',
  method: 'POST',
  path: '/api/1/guests',
  audience: 'staff',
  body: z.strictObject(guestFields),
  status: 201,
  reply: guest,
});

export const readGuest = defineCall({
  name: 'readGuest',
  summary: 'Reads one guest',
  rel: 'self',
  method: 'GET',
  path: '/api/1/guests/:guestId',
  audience: 'staff',
  params: guestParams,
  reply: guest,
});
