import * as z from 'zod';
import { guestMails } from '@stammtisch/domain/mail/mail-type';
import { defineCall } from '../call.ts';
import { email, language } from '../fields/text.ts';
import { hal } from '../hal.ts';
import { wholeMailSettings } from '../settings/mail-settings.ts';

/** Which mail, about what, and with which settings. */
const tried = {
  type: z.enum(guestMails),
  language,
  /** Settings that are not saved yet; the stored ones unless given. */
  mail: wholeMailSettings.optional(),
  /** A reservation of the house; an invented one unless given. Its link opens nothing. */
  reservationId: z.uuid().optional(),
};

/** The mail as it would go out, made by what makes the real one. */
export const previewMail = defineCall({
  name: 'previewMail',
  summary: 'Composes a mail with settings that need not be saved, and sends nothing',
  rel: 'mail-preview',
  method: 'POST',
  path: '/api/1/mails/preview',
  audience: 'staff',
  body: z.strictObject(tried),
  reply: hal({
    from: z.object({ name: z.string(), address: z.string() }),
    replyTo: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    hasCalendarFile: z.boolean(),
    /** What every house says in the parts that this one has not worded itself. */
    usual: z.object({
      subject: z.string(),
      greeting: z.string(),
      body: z.string(),
      closing: z.string(),
    }),
  }),
});

/** Through the outbox, as every mail; ten an hour. Refused for demo accounts. */
export const sendTrialMail = defineCall({
  name: 'sendTrialMail',
  summary: 'Sends a mail to try out how it arrives',
  rel: 'mail-trial',
  method: 'POST',
  path: '/api/1/mails/trial',
  audience: 'staff',
  body: z.strictObject({
    ...tried,
    /** The account's own unless given. */
    address: z.optional(email),
  }),
  status: 202,
  reply: hal({ recipient: z.string() }),
});
