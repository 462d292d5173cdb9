import type { GuestMail, HouseMail, StaffMail } from '@stammtisch/domain/mail/mail-type';
import { command, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { outboxChannel } from './outbox-channel.ts';
import type { MailContent } from './mail-content.ts';
import type { RosterContent } from './roster-content.ts';

interface AnyMail {
  /** Tells two mails of one type apart; the same occasion is never sent twice. */
  occasion: string;
  recipient: { name: string; address: string };
  language: string;
  isTrial?: boolean;
}

export type OutgoingMail = AnyMail &
  (
    | { type: GuestMail | HouseMail; content: MailContent }
    | { type: StaffMail; content: RosterContent }
  );

/**
 * Decisions §6: written in the transaction that causes it; the commit rings the delivery's bell.
 *
 * @param waits seconds before it may leave
 */
export function enqueueMail(restaurant: RestaurantId, mail: OutgoingMail, waits = 0): Statement {
  const [reservationId, planId] =
    mail.type === 'roster' ? [null, mail.content.planId] : [mail.content.reservationId, null];
  return command`
    with written as (
      insert into mail_outbox (restaurant_id, reservation_id, plan_id, type, occasion, recipient_name,
                               recipient_address, language, content, is_trial,
                               next_attempt_at)
      values (${restaurant}, ${reservationId}, ${planId}, ${mail.type}, ${mail.occasion},
              ${mail.recipient.name}, ${mail.recipient.address}, ${mail.language},
              ${JSON.stringify(mail.content)}, ${mail.isTrial ?? false},
              clock_timestamp() + make_interval(secs => ${waits}::float8))
      on conflict on constraint one_mail_per_occasion do nothing
      returning id
    )
    select pg_notify(${outboxChannel}, ${String(waits)}) from written`;
}

/** What waits and has not left the house yet is not sent at all: its reason was undone. */
export function withdrawWaitingMails(restaurant: RestaurantId, reservationId: string): Statement {
  return command`
    delete from mail_outbox
     where restaurant_id = ${restaurant} and reservation_id = ${reservationId}
       and state = 'PENDING' and attempts = 0 and next_attempt_at > clock_timestamp()`;
}
