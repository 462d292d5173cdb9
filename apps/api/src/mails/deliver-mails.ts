import type { SendMailOptions } from 'nodemailer';
import { isHouseMail } from '@stammtisch/domain/mail/mail-type';
import type { Day } from '@stammtisch/domain/time/minute';
import type { Database } from '../platform/database/database.ts';
import { notice } from '../platform/after-commit/notice.ts';
import { openDesk } from '../reservations/desk.ts';
import { announce } from '../reservations/announce.ts';
import { record } from '../reservations/history.ts';
import { hrefOf } from '../reservations/reservation-resource.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { pauseAfter } from './back-off.ts';
import { composeMail, type MailConfig } from './compose-mail.ts';
import { faultOf } from './mail-refusal.ts';
import { lease } from './outgoing-mail.ts';
import { readLetterhead } from './letterhead.ts';
import {
  claimDueMails,
  dropIfLapsed,
  markFailed,
  markForRetry,
  markSent,
  storeFailure,
  storeSentDate,
  type OutboxMail,
} from './outbox.sql.ts';

export interface DeliveryParts {
  database: Database;
  mail: { sendMail(mail: SendMailOptions): Promise<unknown> };
  config: MailConfig;
  onFault: (error: unknown) => void;
}

const batchSize = 10;
/** Characters of a mail server's answer that are kept. */
const mostWords = 500;

/**
 * Sends every mail that is due, at least once and with the same Message-ID (reliability).
 * Several processes share the work. A mail that cannot be sent waits for its next try.
 */
export async function deliverMails(parts: DeliveryParts): Promise<void> {
  for (;;) {
    const mails = await parts.database.systemTransaction((tx) =>
      tx.many(claimDueMails(batchSize, lease)),
    );
    await Promise.all(mails.map((mail) => deliver(parts, mail)));
    if (mails.length < batchSize) return;
  }
}

async function deliver(parts: DeliveryParts, mail: OutboxMail): Promise<void> {
  try {
    const letterhead = await parts.database.transaction(mail.restaurant, async (tx) =>
      (await tx.run(dropIfLapsed(mail))) > 0 ? undefined : tx.one(readLetterhead(mail.restaurant)),
    );
    if (!letterhead) return;
    await parts.mail.sendMail(await composeMail(mail, letterhead, parts.config));
  } catch (error) {
    // The reason names the recipient and stands in the outbox; the log has only the mail's id.
    parts.onFault(new Error(`mail ${mail.id} was not sent, try ${mail.attempts}`));
    return parts.database.transaction(mail.restaurant, (tx) => setBack(tx, mail, error));
  }
  // A failure from here on leaves the mail claimed: it is sent again later, with its Message-ID.
  await parts.database.transaction(mail.restaurant, (tx) => settle(tx, mail));
}

async function settle(tx: Transaction, mail: OutboxMail): Promise<void> {
  const isOurs = (await tx.run(markSent(mail))) > 0;
  if (!isOurs || !concernsGuest(mail)) return;
  await tell(tx, mail, 'mail', await tx.maybe(storeSentDate(mail)));
}

async function setBack(tx: Transaction, mail: OutboxMail, error: unknown): Promise<void> {
  const fault = faultOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const reason = { fault, words: words.slice(0, mostWords) };
  const pause = fault === 'no-mailbox' ? undefined : pauseAfter(mail.attempts, Math.random());
  if (pause !== undefined) {
    await tx.run(markForRetry(mail, reason, pause));
    return;
  }
  const isOurs = (await tx.run(markFailed(mail, reason))) > 0;
  if (isOurs && concernsGuest(mail))
    await tell(tx, mail, 'mail-failed', await tx.maybe(storeFailure(mail)));
}

/** What the house writes to itself, or tries out, is no part of a reservation's history. */
function concernsGuest({ type, isTrial }: OutboxMail): boolean {
  return !isTrial && !isHouseMail(type);
}

/** Tells the history, and every open screen while the reservation still exists. */
async function tell(
  tx: Transaction,
  mail: OutboxMail,
  what: 'mail' | 'mail-failed',
  touched: { version: number; serviceDay: Day } | undefined,
): Promise<void> {
  const { restaurant, content, type } = mail;
  const id = content.reservationId;
  await tx.run(record({ restaurant, id }, { what, by: 'system', to: type }));
  // Whoever has just sent it looks at the history, which lies below the reservation.
  const told = what === 'mail' ? 'mail.sent' : 'mail.failed';
  await tx.run(notice(restaurant, { type: told, href: `${hrefOf(id)}/history` }));
  if (!touched) return;
  const desk = await openDesk(tx, restaurant, { by: 'system', elevated: false });
  await announce(desk, {
    type: 'reservation.changed',
    id,
    version: touched.version,
    days: [touched.serviceDay],
  });
}
