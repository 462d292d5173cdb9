import type { SendMailOptions } from 'nodemailer';
import { isHouseMail } from '@stammtisch/domain/mail/mail-type';
import type { Config } from '../platform/config/read-config.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { writeCalendarFile } from './calendar-file.ts';
import { writeHouseLetter } from './house-letter.ts';
import { letterAsHtml, logoId } from './letter-html.ts';
import { letterAsText } from './letter-text.ts';
import { hasCalendarFile, writeLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { ReservationMail, RosterMail } from './outbox.sql.ts';
import { writeRosterLetter } from './roster-letter.ts';

type Unsent = 'restaurant' | 'attempts' | 'isTrial';
type ComposableReservation = Omit<ReservationMail, Unsent>;
/** What a mail is made of. */
export type Composable = ComposableReservation | Omit<RosterMail, Unsent>;

export type MailConfig = Pick<
  Config,
  'APP_ORIGIN' | 'BOOKING_ORIGIN' | 'MAIL_FROM' | 'TOKEN_SECRET'
>;

/** The whole mail for one row of the outbox; the same row always makes the same Message-ID. */
export async function composeMail(mail: Composable, stored: Letterhead, config: MailConfig) {
  const letterhead = mail.type === 'roster' ? stored : withTrial(mail, stored);
  const { language } = mail;
  const { letter, manage } =
    mail.type === 'roster'
      ? { letter: writeRosterLetter(mail.content, { language, letterhead }), manage: '' }
      : letterOf(mail, letterhead, config);
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
    attachments: letterhead.logo
      ? [{ filename: 'logo.png', content: letterhead.logo, cid: logoId }]
      : [],
    // RFC 3834: holiday notices do not answer it.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    icalEvent:
      mail.type !== 'roster' && hasCalendarFile(mail.type, mail.content)
        ? {
            filename: 'reservation.ics',
            ...writeCalendarFile(letter, mail.content, { letterhead, recipient, from, manage }),
          }
        : undefined,
  } satisfies SendMailOptions;
}

/** Of a mail that is tried out: settings that are not saved yet. */
function withTrial({ content }: ComposableReservation, stored: Letterhead): Letterhead {
  return { ...stored, mail: content.mail ?? stored.mail };
}

function letterOf(mail: ComposableReservation, letterhead: Letterhead, config: MailConfig) {
  const { type, language, content } = mail;
  const tokens = createBookingLinks(config.TOKEN_SECRET);
  const nonce = Buffer.from(content.linkNonce, 'hex');
  const links = {
    manage: `${config.BOOKING_ORIGIN}/#/manage/${tokens.tokenOf(nonce)}`,
    rate: `${config.BOOKING_ORIGIN}/#/rate/${tokens.ratingTokenOf(nonce)}?lang=${language}`,
    book: `${config.BOOKING_ORIGIN}/#/at/${letterhead.identifier}`,
  };
  const letter = isHouseMail(type)
    ? writeHouseLetter(type, content, {
        language,
        letterhead,
        open: `${config.APP_ORIGIN}/newReservation/${content.reservationId}`,
      })
    : writeLetter(type, content, { language, letterhead, links });
  return { letter, manage: links.manage };
}

/** The house answers its guest, and a guest the house; an employee answers the house, too. */
function replyTo(mail: Composable, letterhead: Letterhead) {
  const { senderName, replyAddress } = letterhead.mail;
  const [name, address] =
    mail.type !== 'roster' && isHouseMail(mail.type)
      ? [mail.content.guestName, mail.content.contact?.email]
      : [senderName || letterhead.name, replyAddress || letterhead.email];
  return address ? { name: headerText(name), address } : undefined;
}

/** Header fields have one line. */
function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
