import * as z from 'zod';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { placeholdersOf, type MailPart } from '@stammtisch/domain/mail/placeholder';
import { parseTemplate } from '@stammtisch/domain/mail/template';
import { text } from '../fields/text.ts';

/** A text that becomes a header field: another line would be another field. */
export const oneLine = (max: number, min = 0) =>
  text(max, min).check(z.refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), 'one line only'));

/** Placeholders that cannot be filled are refused with their line and column. */
function worded(mail: GuestMail, part: MailPart, max: number) {
  const lines = part === 'subject' || part === 'greeting' ? oneLine(max) : text(max);
  return lines.check((context) => {
    for (const fault of parseTemplate(context.value, placeholdersOf(mail, part)).faults) {
      const meant = fault.suggestion ? `; {${fault.suggestion}} may be meant` : '';
      context.issues.push({
        code: 'custom',
        input: context.value,
        params: { code: fault.code, line: fault.line, column: fault.column },
        message: `${fault.found} in line ${fault.line}, column ${fault.column} is no placeholder of this text${meant}`,
      });
    }
  });
}

/** What a house words itself; empty is what every house says. */
export function mailText(mail: GuestMail) {
  return z
    .object({
      subject: z._default(worded(mail, 'subject', 200), ''),
      greeting: z._default(worded(mail, 'greeting', 200), ''),
      body: z._default(worded(mail, 'body', 4_000), ''),
      closing: z._default(worded(mail, 'closing', 1_000), ''),
    })
    .prefault({});
}
export type MailText = z.output<ReturnType<typeof mailText>>;

/** Guests read each mail in the language that they booked in. */
const inEachLanguage = (mail: GuestMail) =>
  z.object({ de: mailText(mail), en: mailText(mail), fr: mailText(mail) }).prefault({});

export const mailTexts = z
  .object({
    request: inEachLanguage('request'),
    confirmation: inEachLanguage('confirmation'),
    refusal: inEachLanguage('refusal'),
    cancellation: inEachLanguage('cancellation'),
    change: inEachLanguage('change'),
    reminder: inEachLanguage('reminder'),
    rating: inEachLanguage('rating'),
  } satisfies Record<GuestMail, unknown>)
  .prefault({});
