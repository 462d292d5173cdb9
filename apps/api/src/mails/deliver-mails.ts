import { randomUUID } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailFault } from '@stammtisch/domain/mail/mail-fault';
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
import { claimDueMails } from './claim-mails.sql.ts';
import { composeMail, type MailConfig } from './compose-mail.ts';
import { faultOf } from './mail-refusal.ts';
import { lease } from './outgoing-mail.ts';
import { readLetterhead } from './letterhead.ts';
import {
  dropIfLapsed,
  isOfReservation,
  markFailed,
  markForRetry,
  markSent,
  storeFailure,
  storeSentDate,
  wakeWaiting,
  type OutboxMail,
  type ReservationMail,
} from './outbox.sql.ts';

export interface DeliveryParts {
  database: Database;
  mail: { sendMail(mail: SendMailOptions): Promise<unknown> };
  config: MailConfig;
  onFault: (error: unknown) => void;
}

/** Characters of a mail server's answer that are kept. */
const mostWords = 500;

/** Mails that one process sends at the same time, over as many connections to the mail server. */
const lanes = 10;

export interface Delivery {
  /** Takes what is due, and sends as much of it at once as there are lanes. */
  begin(): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settle(): Promise<void>;
}

/**
 * Sends mails at least once and with the same Message-ID (reliability). Several processes share the
 * work. A mail that cannot be sent waits for its next try, and a slow one holds up none but itself.
 */
export function createDelivery(parts: DeliveryParts): Delivery {
  const sending = new Set<Promise<void>>();
  let isServerAway = false;

  function send(mail: OutboxMail): void {
    const work = deliver(parts, mail)
      .then(remember)
      // The mail stays claimed and falls due again.
      .catch(parts.onFault)
      .finally(() => sending.delete(work));
    sending.add(work);
  }

  /** After a night without the mail server all that waited goes out with the first that got through. */
  async function remember(outcome: Outcome): Promise<void> {
    if (outcome === 'sent' && isServerAway) {
      isServerAway = false;
      await parts.database.systemTransaction((tx) => tx.run(wakeWaiting()));
    }
    if (outcome === 'server-away') isServerAway = true;
  }

  return {
    async begin() {
      let isMore = true;
      while (isMore) {
        if (sending.size >= lanes) await Promise.race(sending);
        const free = lanes - sending.size;
        const mails = await parts.database.systemTransaction((tx) =>
          tx.many(claimDueMails(free, lease, randomUUID())),
        );
        for (const mail of mails) send(mail);
        isMore = mails.length === free;
      }
    },
    async settle() {
      while (sending.size > 0) await Promise.all(sending);
    },
  };
}

/** Sends every mail that is due now. */
export async function deliverMails(parts: DeliveryParts): Promise<void> {
  const delivery = createDelivery(parts);
  await delivery.begin();
  await delivery.settle();
}

type Outcome = 'sent' | 'dropped' | MailFault;

async function deliver(parts: DeliveryParts, mail: OutboxMail): Promise<Outcome> {
  try {
    const letterhead = await parts.database.transaction(mail.restaurant, async (tx) =>
      (await hasLapsed(tx, mail)) ? undefined : tx.one(readLetterhead(mail.restaurant)),
    );
    if (!letterhead) return 'dropped';
    await parts.mail.sendMail(await composeMail(mail, letterhead, parts.config));
  } catch (error) {
    // The reason names the recipient and stands in the outbox; the log has only the mail's id.
    parts.onFault(new Error(`mail ${mail.id} was not sent, try ${mail.attempts}`));
    await parts.database.transaction(mail.restaurant, (tx) => setBack(tx, mail, error));
    return faultOf(error);
  }
  // A failure from here on leaves the mail claimed: it is sent again later, with its Message-ID.
  await parts.database.transaction(mail.restaurant, (tx) => settle(tx, mail));
  return 'sent';
}

async function hasLapsed(tx: Transaction, mail: OutboxMail): Promise<boolean> {
  return isOfReservation(mail) && (await tx.run(dropIfLapsed(mail))) > 0;
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

/** What the house writes to itself, to its people, or tries out is no part of a reservation's history. */
function concernsGuest(mail: OutboxMail): mail is ReservationMail {
  return !mail.isTrial && isOfReservation(mail) && !isHouseMail(mail.type);
}

/** Tells the history, and every open screen while the reservation still exists. */
async function tell(
  tx: Transaction,
  mail: ReservationMail,
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
  await announce(desk, 'reservation.changed', { id, ...touched });
}
