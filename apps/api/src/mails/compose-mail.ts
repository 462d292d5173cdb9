import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../platform/config/read-config.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { letterAsHtml } from './letter-html.ts';
import { letterAsText } from './letter-text.ts';
import { hasCalendarFile, writeLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { OutboxMail } from './outbox.sql.ts';

export type MailConfig = Pick<Config, 'BOOKING_ORIGIN' | 'MAIL_FROM' | 'TOKEN_SECRET'>;

/** The whole mail for one row of the outbox; the same row always makes the same Message-ID. */
export async function composeMail(
  mail: OutboxMail,
  letterhead: Letterhead,
  config: MailConfig,
): Promise<SendMailOptions> {
  const { content } = mail;
  const tokens = createBookingLinks(config.TOKEN_SECRET);
  const nonce = Buffer.from(content.linkNonce, 'hex');
  const links = {
    manage: `${config.BOOKING_ORIGIN}/#/manage/${tokens.tokenOf(nonce)}`,
    rate: `${config.BOOKING_ORIGIN}/#/rate/${tokens.ratingTokenOf(nonce)}?lang=${mail.language}`,
    book: `${config.BOOKING_ORIGIN}/#/at/${letterhead.identifier}`,
  };
  const letter = writeLetter(mail.type, content, { language: mail.language, letterhead, links });
  const from = config.MAIL_FROM;
  const recipient = { name: headerText(mail.recipientName), address: mail.recipientAddress };
  return {
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    from: { name: headerText(letterhead.name), address: from },
    to: recipient,
    ...(letterhead.email && {
      replyTo: { name: headerText(letterhead.name), address: letterhead.email },
    }),
    subject: headerText(letter.subject),
    text: letterAsText(letter, letterhead),
    html: await letterAsHtml(letter, letterhead),
    // RFC 3834: holiday notices do not answer it.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    ...(hasCalendarFile(mail.type, content) && {
      icalEvent: {
        filename: 'reservation.ics',
        ...writeCalendarFile(letter, content, {
          letterhead,
          recipient,
          from,
          manage: links.manage,
        }),
      },
    }),
  };
}

/** Header fields have one line. */
function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
