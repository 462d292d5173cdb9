import * as z from 'zod';

export const mailTypes = [
  'request',
  'confirmation',
  'refusal',
  'cancellation',
  'move',
  'reminder',
  'rating',
] as const;
export type MailType = (typeof mailTypes)[number];

/** What a mail tells, as it was when its occasion happened. Times are wall clock of the house. */
export const mailContent = z.object({
  reservationId: z.string(),
  /** Counts the changes; the calendar file's SEQUENCE. */
  version: z.int(),
  guestName: z.string(),
  persons: z.object({ from: z.int(), to: z.int() }),
  date: z.string(),
  time: z.string(),
  /** Every date of a series that is told in one mail, the first one among them. */
  series: z.array(z.object({ date: z.string(), time: z.string() })).optional(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  comment: z.string(),
  /** Of the mail link; hex. The token itself is never stored. */
  linkNonce: z.string(),
});
export type MailContent = z.infer<typeof mailContent>;
