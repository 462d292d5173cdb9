import * as z from 'zod';
import { defineCall } from '../call.ts';
import { halCollection } from '../hal.ts';
import { guest } from './guest.ts';

const query = z.strictObject({
  /** Part of a name, company, phone number or e-mail address; specification §2: from 3 letters. */
  q: z.string().trim().min(3).max(100).optional(),
  /** The last guest of the page before: pages stay steady while others write into the book. */
  after: z.uuid().optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

/** Guests in the order of their names. */
const guestList = z.object({
  ...halCollection('guests', guest).shape,
  /** Counted up to 1,000: at more than that nobody reads on. */
  total: z.int().nonnegative(),
  /** Nobody was found as typed; these are the names that are most alike. */
  isNear: z.boolean().default(false),
});
export type GuestList = z.infer<typeof guestList>;

export const listGuests = defineCall({
  name: 'listGuests',
  summary: 'Searches the guest book',
  rel: 'guests',
  method: 'GET',
  path: '/api/1/guests',
  audience: 'staff',
  query: query.extend({
    /** Only the walk-ins without a name, which are left out otherwise. */
    temporary: z.stringbool().default(false),
  }),
  reply: guestList,
});

export const listGuestsWithoutConsent = defineCall({
  name: 'listGuestsWithoutConsent',
  summary: 'Searches the guests who do not allow that their data is stored',
  rel: 'storage-not-allowed',
  method: 'GET',
  path: '/api/1/guests/storage-not-allowed',
  audience: 'staff',
  query,
  reply: guestList,
});
