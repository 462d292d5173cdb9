import * as z from 'zod';
import { defineCall } from '../call.ts';
import { language } from '../fields/text.ts';

export const guestColumns = [
  'anrede',
  'forename',
  'lastname',
  'company',
  'phone',
  'email',
  'street',
  'plz',
  'city',
  'country',
  'roomno',
  'comment',
  'tags',
  'language',
  'allowsNewsletter',
  'allowsDataStorage',
  'reservationCount',
  'noShowCount',
] as const;
export type GuestColumn = (typeof guestColumns)[number];

/** Of the headings, and of yes and no. */
const written = { language: z._default(language, 'de') };

/** `text/csv` with `;`, a byte order mark, and formulas made harmless; it is streamed. */
export const exportGuests = defineCall({
  name: 'exportGuests',
  summary: 'The guest book as CSV, with the columns that are asked for',
  rel: 'guests-export',
  method: 'GET',
  path: '/api/1/guests/export/csv',
  audience: 'staff',
  query: z.strictObject({
    /** Several are separated by commas; they come in the order given. */
    columns: z
      .string()
      .transform((text) => [...new Set(text.split(','))])
      .pipe(z.array(z.enum(guestColumns)).min(1)),
    ...written,
  }),
  reply: z.string(),
  replyType: 'text/csv',
});

export const newsletterColumns = [
  'email',
  'anrede',
  'forename',
  'lastname',
] as const satisfies readonly GuestColumn[];

/** Only who wants it, each address once. */
export const exportNewsletter = defineCall({
  name: 'exportNewsletter',
  summary: 'The e-mail addresses for the newsletter as CSV',
  rel: 'guests-newsletter',
  method: 'GET',
  path: '/api/1/guests/export/newsletter',
  audience: 'staff',
  query: z.strictObject(written),
  reply: z.string(),
  replyType: 'text/csv',
});
