import * as z from 'zod';
import { wholeMailSettings } from '@stammtisch/contracts/settings/mail-settings';

const moment = z.object({ date: z.string(), time: z.string() });
const party = z.object({ from: z.int(), to: z.int() });

/** What a mail tells, as it was when its occasion happened. Times are wall clock of the house. */
export const mailContent = z.object({
  reservationId: z.string(),
  /** Counts the changes; the calendar file's SEQUENCE. */
  version: z.int(),
  guestName: z.string(),
  persons: party,
  ...moment.shape,
  /** Of a change: what was agreed before it. */
  before: moment.extend({ persons: party }).optional(),
  /** Every date of a series that is told in one mail, the first one among them. */
  series: z.array(moment).optional(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  comment: z.string(),
  /** Of the guest, for the house. */
  contact: z.object({ phone: z.string(), email: z.string() }).optional(),
  /** Of a mail that is tried out: settings that are not saved yet. */
  mail: wholeMailSettings.optional(),
  /** Of the mail link; hex. The token itself is never stored. */
  linkNonce: z.string(),
});
export type MailContent = z.infer<typeof mailContent>;
