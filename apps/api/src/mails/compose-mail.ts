import type { SendMailOptions } from 'nodemailer';
import { isHouseMail } from '@stammtisch/domain/mail/mail-type';
import type { Config } from '../platform/config/read-config.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { writeHouseLetter } from './house-letter.ts';
import { letterAsHtml } from './letter-html.ts';
import { letterAsText } from './letter-text.ts';
import { hasCalendarFile, writeLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { OutboxMail } from './outbox.sql.ts';

/** What a mail is made of. */
export type Composable = Omit<OutboxMail, 'restaurant' | 'attempts' | 'isTrial'>;

export type MailConfig = Pick<
  Config,
  'APP_ORIGIN' | 'BOOKING_ORIGIN' | 'MAIL_FROM' | 'TOKEN_SECRET'
>;

/** The whole mail for one row of the outbox; the same row always makes the same Message-ID. */
export async function composeMail(mail: Composable, stored: Letterhead, config: MailConfig) {
  const { content } = mail;
  const letterhead = { ...stored, mail: content.mail ?? stored.mail };
  const tokens = createBookingLinks(config.TOKEN_SECRET);
  const nonce = Buffer.from(content.linkNonce, 'hex');
  const links = {
    manage: `${config.BOOKING_ORIGIN}/#/manage/${tokens.tokenOf(nonce)}`,
    rate: `${config.BOOKING_ORIGIN}/#/rate/${tokens.ratingTokenOf(nonce)}?lang=${mail.language}`,
    book: `${config.BOOKING_ORIGIN}/#/at/${letterhead.identifier}`,
  };
  const { type, language } = mail;
  const letter = isHouseMail(type)
    ? writeHouseLetter(type, content, {
        language,
        letterhead,
        open: `${config.APP_ORIGIN}/newReservation/${content.reservationId}`,
      })
    : writeLetter(type, content, { language, letterhead, links });
  const from = config.MAIL_FROM;
  const sender = headerText(letterhead.mail.senderName || letterhead.name);
  const recipient = { name: headerText(mail.recipientName), address: mail.recipientAddress };
  return {
    messageId: `<${mail.id}@${from.split('@')[1]}>`,
    from: { name: sender, address: from },
    to: recipient,
    replyTo: replyTo(mail, letterhead),
    subject: headerText(letter.subject),
    text: letterAsText(letter),
    html: await letterAsHtml(letter, letterhead),
    // RFC 3834: holiday notices do not answer it.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    icalEvent: hasCalendarFile(type, content)
      ? {
          filename: 'reservation.ics',
          ...writeCalendarFile(letter, content, {
            letterhead,
            recipient,
            from,
            manage: links.manage,
          }),
        }
      : undefined,
  } satisfies SendMailOptions;
}

/** The house answers its guest, and a guest the house. */
function replyTo({ type, content }: Composable, letterhead: Letterhead) {
  const { senderName, replyAddress } = letterhead.mail;
  const [name, address] = isHouseMail(type)
    ? [content.guestName, content.contact?.email]
    : [senderName || letterhead.name, replyAddress || letterhead.email];
  return address ? { name: headerText(name), address } : undefined;
}

/** Header fields have one line. */
function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
