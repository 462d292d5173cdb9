import * as z from 'zod';
import { languages } from '@stammtisch/contracts/fields/text';
import type { OutgoingMail } from '@stammtisch/contracts/mail/outgoing-mail';
import { mailFaults } from '@stammtisch/domain/mail/mail-fault';
import { guestMails, houseMails, staffMails } from '@stammtisch/domain/mail/mail-type';
import { fragment } from '../platform/database/sql.ts';

/** A process may hold a mail that long before another one takes it over. In minutes. */
export const lease = 5;

export const outgoingRow = z.object({
  id: z.string(),
  /** Null where it is about a roster. */
  reservationId: z.string().nullable(),
  type: z.enum([...guestMails, ...houseMails, ...staffMails]),
  recipient: z.string(),
  language: z.enum(languages),
  state: z.enum(['PENDING', 'SENT', 'FAILED']),
  isTrial: z.boolean(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
  nextTryAt: z.date(),
  tries: z.int(),
  fault: z.enum(mailFaults).nullable(),
  words: z.string().nullable(),
  /** Nobody is sending it at this moment. */
  isIdle: z.boolean(),
  about: z.object({ guestName: z.string(), date: z.string(), time: z.string() }),
});
export type OutgoingRow = z.output<typeof outgoingRow>;

export const outgoingColumns = fragment`
  m.id, m.reservation_id as "reservationId", m.type, m.recipient_address as recipient, m.language,
  m.state, m.is_trial as "isTrial", m.created_at as "createdAt", m.sent_at as "sentAt",
  m.next_attempt_at as "nextTryAt", m.attempts as tries, m.fault, m.error as words,
  m.error is not null and m.next_attempt_at > clock_timestamp() + make_interval(mins => ${lease}::int)
    as "isIdle",
  json_build_object('guestName', coalesce(m.content->>'guestName', m.content->>'employee', ''),
    'date', coalesce(m.content->>'date', ''), 'time', coalesce(m.content->>'time', '')) as about`;

/** Sending it again must not send it twice: it failed, or waits and is in nobody's hands. */
export function mayResend({ state, isIdle }: OutgoingRow): boolean {
  return state === 'FAILED' || (state === 'PENDING' && isIdle);
}

const stateOf = { PENDING: 'waiting', SENT: 'sent', FAILED: 'failed' } as const;

export function toOutgoingMail(row: OutgoingRow): OutgoingMail {
  return {
    id: row.id,
    type: row.type,
    recipient: row.recipient,
    state: stateOf[row.state],
    isTrial: row.isTrial,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextTryAt: row.state === 'PENDING' ? row.nextTryAt.toISOString() : null,
    tries: row.tries,
    fault: row.fault,
    words: row.words,
    about: row.about,
    _links: {
      ...(row.reservationId !== null && {
        reservation: { href: `/api/1/reservations/${row.reservationId}` },
      }),
      ...(mayResend(row) && { resend: { href: `/api/1/mails/${row.id}/resend` } }),
    },
  };
}
