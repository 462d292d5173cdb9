import * as z from 'zod';
import { languages } from '@stammtisch/contracts/fields/text';
import { command, sql, type Query, type Statement } from '../platform/database/sql.ts';
import { restaurantId } from '../platform/database/scope.ts';
import { dayColumn } from '../reservations/reservation-row.ts';
import type { MailFault } from '@stammtisch/domain/mail/mail-fault';
import { guestMails, houseMails, staffMails } from '@stammtisch/domain/mail/mail-type';
import { mailContent } from './mail-content.ts';
import { outboxChannel } from './outbox-channel.ts';
import { rosterContent } from './roster-content.ts';
import { lease } from './outgoing-mail.ts';

const anyMail = z.object({
  restaurant: restaurantId,
  id: z.string(),
  recipientName: z.string(),
  recipientAddress: z.string(),
  language: z.enum(languages),
  isTrial: z.boolean(),
  /** This one included. */
  attempts: z.int(),
});
const reservationMail = anyMail.extend({
  type: z.enum([...guestMails, ...houseMails]),
  content: mailContent,
});
const rosterMail = anyMail.extend({ type: z.enum(staffMails), content: rosterContent });

export const outboxRow = z.discriminatedUnion('type', [reservationMail, rosterMail]);
/** A mail that this process is to send now. */
export type OutboxMail = z.output<typeof outboxRow>;
export type ReservationMail = z.output<typeof reservationMail>;
export type RosterMail = z.output<typeof rosterMail>;

/** What it is about. */
export function isOfReservation(mail: OutboxMail): mail is ReservationMail {
  return mail.type !== 'roster';
}

/** Nobody is reminded of what was cancelled meanwhile, or has begun because the mail server was away. */
export function dropIfLapsed({ restaurant, id, content }: ReservationMail): Statement {
  return command`
    delete from mail_outbox m
     where restaurant_id = ${restaurant} and id = ${id} and type = 'reminder' and not is_trial
       and not exists (select from reservation r
                        where r.restaurant_id = ${restaurant} and r.id = ${content.reservationId}
                          and r.status = 'CONFIRMED' and r.starts_at > clock_timestamp())`;
}

/** Touches nothing when another process has taken the mail over meanwhile. */
export function markSent({ restaurant, id, attempts }: OutboxMail): Statement {
  return command`
    update mail_outbox set state = 'SENT', sent_at = clock_timestamp(), error = null, fault = null
     where restaurant_id = ${restaurant} and id = ${id} and attempts = ${attempts}
       and state = 'PENDING'`;
}

/** Why a try was in vain, and how the mail server put it. */
export interface Reason {
  fault: MailFault;
  words: string;
}

/** @param seconds until the next try */
export function markForRetry(mail: OutboxMail, reason: Reason, seconds: number): Statement {
  return command`
    update mail_outbox
       set next_attempt_at = clock_timestamp() + make_interval(secs => ${seconds}),
           error = ${reason.words}, fault = ${reason.fault}
     where restaurant_id = ${mail.restaurant} and id = ${mail.id} and attempts = ${mail.attempts}
       and state = 'PENDING'`;
}

/** The mail server answers again: what waited for it need not wait any longer. */
export function wakeWaiting(): Statement {
  return command`
    with awake as (
      update mail_outbox set next_attempt_at = now()
       -- Those that fall due earlier may be in somebody's hands.
       where state = 'PENDING' and fault = 'server-away'
         and next_attempt_at > clock_timestamp() + make_interval(mins => ${lease}::int)
      returning id
    )
    select pg_notify(${outboxChannel}, '0') from awake limit 1`;
}

export function markFailed(mail: OutboxMail, reason: Reason): Statement {
  return command`
    update mail_outbox set state = 'FAILED', error = ${reason.words}, fault = ${reason.fault}
     where restaurant_id = ${mail.restaurant} and id = ${mail.id} and attempts = ${mail.attempts}
       and state = 'PENDING'`;
}

const touchedRow = z.object({ version: z.int(), serviceDay: dayColumn });

/**
 * The version stays: staff who edit the reservation meanwhile are not refused because of a mail.
 * Answers nothing for a deleted reservation.
 */
export function storeSentDate(mail: ReservationMail): Query<z.output<typeof touchedRow>> {
  const sent = mail.type;
  return sql(touchedRow)`
    update reservation set
      confirmation_sent_at =
        case when ${sent}::text = 'confirmation' then clock_timestamp() else confirmation_sent_at end,
      refusal_sent_at =
        case when ${sent}::text = 'refusal' then clock_timestamp() else refusal_sent_at end,
      mail_failure = nullif(mail_failure, ${mail.recipientAddress}),
      updated_at = clock_timestamp()
    where restaurant_id = ${mail.restaurant} and id = ${mail.content.reservationId}
    returning version, service_day as "serviceDay"`;
}

export function storeFailure(mail: ReservationMail): Query<z.output<typeof touchedRow>> {
  return sql(touchedRow)`
    update reservation
       set mail_failure = ${mail.recipientAddress}, updated_at = clock_timestamp()
     where restaurant_id = ${mail.restaurant} and id = ${mail.content.reservationId}
    returning version, service_day as "serviceDay"`;
}
