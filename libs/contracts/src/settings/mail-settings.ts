import * as z from 'zod';
import { email, language, optionalEmail } from '../fields/text.ts';
import { mailTexts, oneLine } from './mail-text.ts';

/** A link below every mail to a guest: the menu, the way, the house's pictures. */
const emailLink = z.object({
  label: oneLine(60, 1),
  url: z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(2_000),
});

/** Where settings that are not saved are sent along: absent is not the same as empty. */
export const wholeMailSettings = z.object({
  reminderEmailConfig: z
    .object({
      active: z.boolean().default(true),
      /** Days before the reservation; the mail goes out at 8 in the morning. */
      daysAhead: z.int().min(0).max(14).default(1),
    })
    .prefault({}),
  feedbackEmailConfig: z
    .object({
      active: z.boolean().default(true),
      /** Days after the visit. */
      daysAfter: z.int().min(1).max(30).default(1),
    })
    .prefault({}),
  texts: mailTexts,
  additionalEmailLinkList: z.array(emailLink).max(8).default([]),
  /** The name beside the installation's own address; the restaurant's unless given. */
  senderName: z._default(oneLine(80), ''),
  /** Where answers go; the restaurant's own address unless given. */
  replyAddress: z._default(optionalEmail, ''),
  /** What the house hears by mail. */
  notifications: z
    .object({
      /** The restaurant's own address unless given. */
      addresses: z.array(email).max(5).default([]),
      language: z._default(language, 'de'),
      requests: z.boolean().default(true),
      bookings: z.boolean().default(true),
      changes: z.boolean().default(true),
      cancellations: z.boolean().default(true),
    })
    .prefault({}),
});

/** When mails go out, who sends them, and what they say (specification §3). */
export const mailSettings = wholeMailSettings.prefault({});
export type MailSettings = z.output<typeof mailSettings>;
